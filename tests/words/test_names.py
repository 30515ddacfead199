"""French elides and contracts before names, in the terminal, the server and the page alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from veillee.words import FUNCTIONS

WEB = Path(__file__).parents[2] / "web"
EXAMPLES: list[dict[str, str]] = json.loads(
    Path(__file__).with_name("names.json").read_text("utf-8")
)
SENTENCES = "de = { DE($name) }\na = { A($name) }\nque = { QUE($name) }\n"

# What `npm run build` makes of the page's module, without writing it anywhere.
IN_NODE = """
import { build } from 'esbuild'
async function entry(path) {
  const options = { entryPoints: [path], bundle: true, write: false, format: 'esm' }
  const { text } = (await build(options)).outputFiles[0]
  return import(`data:text/javascript,${encodeURIComponent(text)}`)
}
const given = JSON.parse(process.argv[1])
const { Catalogue } = await entry('src/lib/words.ts')
const { named } = await entry('src/lib/telling.ts')
const { called } = await entry('src/lib/seating.ts')
const catalogue = new Catalogue('fr', [given.sentences])
console.log(JSON.stringify({
  said: given.names.map((name) => ['de', 'a', 'que'].map((id) => catalogue.say(id, { name }))),
  named: given.refusals.map(([text, names]) => named(text, names)),
  called: given.called.map((name) => called(name, (id, args) => `${id} ${args.name}`)),
}))
"""

REFUSALS = {
    "Ce n'est pas le tour de la place 0.": "Ce n'est pas le tour du Bougeoir.",
    "La place 1 n'est pas à égalité.": "Anne n'est pas à égalité.",
    "Ce ticket est pris par la place 0.": "Ce ticket est pris par Le Bougeoir.",
    "Le génome de la place 1 est à la place 0.": "Le génome d'Anne est au Bougeoir.",
    "Il n'y a personne à la place 7.": "Il n'y a personne à la place 7.",
    "It is not the turn of seat 1.": "It is not the turn of Anne.",
}


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the page's own functions answer."""
    node = shutil.which("node", path=f"{os.environ['PATH']}:{sysconfig.get_path('scripts')}")
    if not (node and (WEB / "node_modules").is_dir()):
        pytest.fail("The page's modules are missing: run `make page`.")
    given = {
        "sentences": SENTENCES,
        "names": [example["name"] for example in EXAMPLES],
        "called": ["Vous", "you", "Vousoye", "Anne"],
        "refusals": [(text, ["Le Bougeoir", "Anne"]) for text in REFUSALS],
    }
    run = [node, "--input-type=module", "-e", IN_NODE, json.dumps(given)]
    ended = subprocess.run(run, cwd=WEB, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    answered: dict[str, Any] = json.loads(ended.stdout)
    return answered


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_words_contract_and_elide_before_a_name(example: dict[str, str]) -> None:
    bundle = FluentBundle(["fr"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES))
    for word in ("de", "a", "que"):
        pattern = bundle.get_message(word).value
        said, _ = bundle.format_pattern(pattern, {"name": example["name"]})
        assert said == example[word]


def test_the_page_says_the_same(page: dict[str, Any]) -> None:
    # The page also keeps the quotation marks from breaking off.
    said = [[text.replace("\u00a0", " ") for text in line] for line in page["said"]]
    assert said == [[example[key] for key in ("de", "a", "que")] for example in EXAMPLES]


def test_a_refusal_names_those_who_sit_there(page: dict[str, Any]) -> None:
    assert page["named"] == list(REFUSALS.values())


def test_who_is_called_by_a_word_of_address_is_put_in_quotation_marks(page: dict[str, Any]) -> None:
    assert page["called"] == ["called Vous", "called you", "Vousoye", "Anne"]
