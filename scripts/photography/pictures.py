"""The list of pictures: one for each product of catalogue.json, and those of scenes.json."""

import json
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CACHE = ROOT / '.cache/photography'
PRODUCTS, SCENES = ROOT / 'src/assets/products', ROOT / 'src/assets/scenes'
RENDERED = HERE / 'rendered.json'

# Maximum samples per pixel; size of a draft relative to the final picture.
FINAL_SAMPLES, DRAFT_SAMPLES, DRAFT_SCALE = 10, 8, 1 / 3
PRODUCT_SIZE = 1200


def read_json(path, default=None):
    return json.loads(path.read_text()) if path.exists() or default is None else default


@dataclass
class Picture:
    """One picture: its key (a product's id or a scene's name) and what it is made from."""

    key: str
    kind: str  # the family or the scene's set
    job: dict  # as studio/shoot.py or studio/shoot_scene.py takes it
    width: int
    height: int
    folder: Path

    @property
    def is_scene(self):
        return 'scene' in self.job

    @property
    def final(self):
        return self.folder / f'{self.key}.webp'

    @property
    def draft(self):
        return CACHE / 'draft' / f'{self.key}.webp'


def _product(key, entry):
    options = {name: value for name, value in entry.items() if name != 'family'}
    job = {'family': entry['family'], 'options': options}
    return Picture(key, entry['family'], job, PRODUCT_SIZE, PRODUCT_SIZE, PRODUCTS)


def _scene(key, entry, catalogue):
    """A scene contains products of the catalogue, and props that the scene itself defines."""
    models = {id: catalogue[id] for id in entry.get('products', [])} | entry.get('props', {})
    job = {'scene': entry['set'], 'options': entry.get('options', {}), 'products': models}
    return Picture(key, entry['set'], job, *entry['size'], SCENES)


def by_key(key):
    """Products by number, then scenes by name."""
    return (int(key), '') if key.isdigit() else (10**9, key)


def all_pictures():
    """Every picture, in order."""
    catalogue, scenes = read_json(HERE / 'catalogue.json'), read_json(HERE / 'scenes.json', {})
    found = {key: _product(key, entry) for key, entry in catalogue.items()}
    found |= {key: _scene(key, entry, catalogue) for key, entry in scenes.items()}
    return [found[key] for key in sorted(found, key=by_key)]


def chosen(only):
    """The pictures selected by `only`, a comma-separated list of ids, scenes, families and sets; by default all."""
    pictures = all_pictures()
    if not only:
        return pictures
    wanted = {w.strip() for w in only.split(',') if w.strip()}
    unknown = wanted - {p.key for p in pictures} - {p.kind for p in pictures}
    if unknown:
        raise SystemExit(f'Neither a product, a family nor a scene: {", ".join(sorted(unknown))}')
    return [p for p in pictures if p.key in wanted or p.kind in wanted]
