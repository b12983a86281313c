"""The app outside a browser speaks the languages too."""

from tools.catalogues import prepare

prepare()  # before test modules are read: some ask for pages of every language by name
