"""The list of pictures: one for each product of catalogue.json, its views (views.json), and those of scenes.json."""

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
# Views are rendered smaller, with fewer samples, and enlarged: the eye sees no difference, unless thin strings cross
# the picture.
VIEW_SAMPLES, VIEW_SCALE = 2, 0.8
FINE_VIEW_SAMPLES = 4
PRODUCT_SIZE = 1200
# The main picture of a product, `<id>.webp`, and its further ones, `<id>-<view>.webp`, in their order.
MAIN, VIEWS = 'main', ('detail', 'back', 'scale')
# Most bytes of a view, and of all views together.
VIEW_BYTES, ALL_VIEWS_BYTES = 40 * 1024, 16 * 1024**2


def read_json(path, default=None):
    return json.loads(path.read_text()) if path.exists() or default is None else default


@dataclass
class Picture:
    """One picture: its key (a product's id, an id and a view, or a scene's name) and what it is made from."""

    key: str
    kind: str  # the family or the scene's set
    job: dict  # as studio/shoot.py, shoot_view.py or shoot_scene.py takes it
    width: int
    height: int
    folder: Path

    @property
    def is_scene(self):
        return 'scene' in self.job

    @property
    def product(self):
        """The product's id; for a scene its name."""
        return self.key if self.is_scene else self.key.partition('-')[0]

    @property
    def view(self):
        return MAIN if self.is_scene else self.key.partition('-')[2] or MAIN

    @property
    def script(self):
        return 'shoot_scene' if self.is_scene else 'shoot' if self.view == MAIN else 'shoot_view'

    @property
    def close(self):
        """Whether the product reaches over the edges of the frame."""
        return 'span' in self.job.get('view', {})

    @property
    def fine(self):
        return self.view == MAIN or self.job['view'].get('fine', False)

    @property
    def samples(self):
        return FINAL_SAMPLES if self.view == MAIN else FINE_VIEW_SAMPLES if self.fine else VIEW_SAMPLES

    @property
    def scale(self):
        """Size of the rendering relative to the finished picture."""
        return 1 if self.fine else VIEW_SCALE

    @property
    def most_bytes(self):
        """Of the finished file; the main picture and scenes have no fixed limit."""
        return None if self.view == MAIN else VIEW_BYTES

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


def _views(key, entry, views):
    """The views that views.json gives the product's family, changed by those that it gives the product; null is none."""
    family, own = views.get(entry['family'], {}), views.get(key, {})
    for view in VIEWS:
        if own.get(view, family.get(view)) is None:
            continue
        spec = family.get(view, {}) | own.get(view, {})
        picture = _product(f'{key}-{view}', entry | spec.get('options', {}))
        picture.job['view'] = {name: value for name, value in spec.items() if name != 'options'}
        yield picture


def _scene(key, entry, catalogue):
    """A scene contains products of the catalogue, and props that the scene itself defines."""
    models = {id: catalogue[id] for id in entry.get('products', [])} | entry.get('props', {})
    job = {'scene': entry['set'], 'options': entry.get('options', {}), 'products': models}
    return Picture(key, entry['set'], job, *entry['size'], SCENES)


def by_key(key):
    """Products by number, each with its views in order, then scenes by name."""
    id, _, view = key.partition('-')
    return (int(id), VIEWS.index(view) if view else -1, '') if id.isdigit() else (10**9, 0, key)


def all_pictures():
    """Every picture, in order."""
    catalogue, scenes = read_json(HERE / 'catalogue.json'), read_json(HERE / 'scenes.json', {})
    views = read_json(HERE / 'views.json', {})
    unknown = views.keys() - catalogue.keys() - {entry['family'] for entry in catalogue.values()}
    if unknown:
        raise SystemExit(f'views.json: neither a product nor a family: {", ".join(sorted(unknown))}')
    found = {key: _product(key, entry) for key, entry in catalogue.items()}
    for key, entry in catalogue.items():
        found |= {picture.key: picture for picture in _views(key, entry, views)}
    found |= {key: _scene(key, entry, catalogue) for key, entry in scenes.items()}
    return [found[key] for key in sorted(found, key=by_key)]


def _list(text):
    return {word.strip() for word in (text or '').split(',') if word.strip()}


def chosen(only=None, view=None):
    """The pictures selected by two comma-separated lists; by default all.

    `only` names products, single pictures (`12-detail`), scenes, families and sets; `view` names views, `main` among them.
    """
    pictures, wanted, views = all_pictures(), _list(only), _list(view)
    unknown = wanted - {name for p in pictures for name in (p.key, p.product, p.kind)}
    if unknown:
        raise SystemExit(f'Neither a product, a family nor a scene: {", ".join(sorted(unknown))}')
    if views - {MAIN, *VIEWS}:
        raise SystemExit(f'The views are {", ".join((MAIN, *VIEWS))}')
    return [p for p in pictures if (not wanted or wanted & {p.key, p.product, p.kind}) and (not views or p.view in views)]
