"""The catalogue for translators is that of the code."""

from string import Formatter

from tools.messages import TEMPLATE, as_text, collected


def test_the_catalogue_is_up_to_date() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == as_text(collected()), "run: make messages"


def test_every_form_of_a_message_has_the_same_fields() -> None:
    for message in collected():
        if isinstance(message.id, tuple):
            fields = [{name for _, name, _, _ in Formatter().parse(form) if name} for form in message.id]
            assert fields[0] == fields[1], message.id
