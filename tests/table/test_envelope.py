"""The wrapping of a kept text: whatever happens to it is noticed, and old layouts are brought up to date."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saladier.cards import BadInput
from saladier.record import NewerFormat
from saladier.table.envelope import Kept, first_line, seal, unseal
from saladier.table.migrations import NEWEST, STEPS, migrated, version_of

TEXTS = st.text(st.characters(exclude_categories=()))
SEALED = seal(Kept(2, 17, '{"format":"saladier/1","names":["Åsa"]}'))


@given(st.integers(1, 10**9 - 1), st.integers(0, 10**15 - 1), TEXTS)
def test_what_is_wrapped_comes_out_again(version: int, revision: int, text: str) -> None:
    kept = Kept(version, revision, text)
    assert unseal(seal(kept)) == kept


@pytest.mark.parametrize("length", range(len(SEALED)))
def test_a_text_cut_short_is_damaged(length: int) -> None:
    with pytest.raises(BadInput, match="damaged"):
        unseal(SEALED[:length])


@given(st.integers(0, len(SEALED) - 1), st.characters())
def test_one_wrong_character_is_noticed(place: int, other: str) -> None:
    if SEALED[place] != other:
        with pytest.raises(BadInput, match="damaged"):
            unseal(SEALED[:place] + other + SEALED[place + 1 :])


@given(TEXTS)
def test_any_other_text_is_damaged(text: str) -> None:
    with pytest.raises(BadInput, match="damaged"):
        unseal(text)


def test_the_first_line_tells_saves_apart() -> None:
    lines = {first_line(seal(Kept(2, revision, text))) for revision in (1, 2) for text in ("x", "y")}
    assert len(lines) == 4
    assert all(SEALED.startswith(line) is (line == first_line(SEALED)) for line in (*lines, first_line(SEALED)))


# versions


def test_there_is_a_step_from_every_version_to_the_next() -> None:
    assert sorted(STEPS) == list(range(1, NEWEST))


@pytest.mark.parametrize("version", STEPS)
def test_a_step_leads_to_the_next_version(version: int) -> None:
    text = '{"format":"saladier/1"}' if version == 1 else seal(Kept(version, 3, "{}"))
    assert version_of(text) == version
    assert version_of(STEPS[version](text)) == version + 1


def test_a_plain_record_of_version_1_is_wrapped() -> None:
    assert migrated('{"format":"saladier/1"}') == Kept(NEWEST, 0, '{"format":"saladier/1"}')


def test_what_is_up_to_date_stays_as_it_is() -> None:
    kept = Kept(NEWEST, 5, "{}")
    assert migrated(seal(kept)) == kept


def test_a_newer_version_is_told_from_damage() -> None:
    newer = seal(Kept(NEWEST + 1, 5, "something else"))
    with pytest.raises(NewerFormat):
        migrated(newer)
    with pytest.raises(BadInput, match="damaged") as caught:
        migrated(newer[:-1])
    assert not isinstance(caught.value, NewerFormat)
