"""What a game declares is told whole, is the same for everybody, and says nothing of any table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from fogtable.games import NAMES, load
from fogtable.server.tables.declarations import declared, rules_of, texts_of
from tests.server.harness import Person, error


def test_a_game_tells_what_it_declares(anna: Person) -> None:
    told = anna.get("/games/auction/declarations").json()
    fields = {field.pop("name"): field for field in told["fields"]}
    hidden = {"sees": ["owner"], "flag": None, "raised": []}
    assert fields["hand"] == {
        "kind": "cards",
        "family": "card",
        "low": -1,
        "high": -1,
        "rows": ["seat"],
        "counted": True,
        "sealed": False,
        **hidden,
    }
    assert fields["deck"]["sees"] == []
    assert (fields["points"]["sees"], fields["points"]["low"], fields["points"]["high"]) == (["everyone"], 0, 99)
    assert (fields["guess"]["family"], fields["guess"]["sealed"]) == ("seat", True)
    assert told["questions"]["whisper"] == {"hush": None, "show": "card"}
    assert told["questions"]["guess"] == {"guess": "seat"}
    assert told["events"]["draws"] == {"player": "seat", "card": "card"}
    assert told["events"]["round-begins"] == {"number": None}
    assert told["families"].keys() == {"card"}
    assert told["families"]["card"][:2] == ["ant", "bee"]
    assert (told["name"], told["sides"], told["rules"]) == ("auction", ["buyers"], False)


def test_nothing_of_a_table_is_told(anna: Person, ben: Person) -> None:
    before = ben.get("/games/auction/declarations").text
    anna.open("here", "bot:first")
    assert ben.get("/games/auction/declarations").text == before


def test_equal_cards_have_one_name() -> None:
    for name in NAMES:
        for members in declared(load(name))["families"].values():
            assert len(members) == len(set(members))


def test_every_game_of_the_house_tells_its_texts_and_its_rulebook(anna: Person) -> None:
    for name in NAMES:
        for language in ("en", "ru", "uk"):
            texts = anna.get(f"/games/{name}/texts/{language}").json()
            assert (texts["language"], "game-name = " in texts["text"]) == (language, True)
            rules = anna.get(f"/games/{name}/rules/{language}").json()
            assert (rules["language"], rules["text"][:2]) == (language, "# ")


def test_a_game_without_texts_says_so(anna: Person) -> None:
    assert anna.get("/games/auction/texts/ru").json() == {"language": "ru", "text": ""}
    assert error(anna.get("/games/auction/rules/en")) == "not-found"


def test_what_is_not_translated_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "texts" / "cards").mkdir(parents=True)
    for file in ("texts/en.ftl", "texts/cards/en.ftl", "RULES.md"):
        (tmp_path / file).write_text(f"name = {file}\n")
    bare = replace(load("onoda"), folder=tmp_path)
    assert texts_of(bare, "uk") == {"language": "en", "text": "name = texts/cards/en.ftl\n\nname = texts/en.ftl\n"}
    assert rules_of(bare, "uk") == {"language": "en", "text": "name = RULES.md\n"}


def test_what_is_not_there_is_refused(anna: Person) -> None:
    for call in ("declarations", "texts/en", "rules/en"):
        assert error(anna.get(f"/games/chess/{call}")) == "no-such-game"
        assert error(anna.get(f"/games/__init__/{call}")) == "no-such-game"
    for language in ("de", "en.ftl", "*", "..%2f..%2fen"):
        for call in ("texts", "rules"):
            assert error(anna.get(f"/games/onoda/{call}/{language}")) == "not-found"
