"""Alt texts of views: written in view-texts.json, moved to data/pictures.json once the picture exists.

The shop shows the views that data/pictures.json lists, so a text there without a picture is an error.
"""

import json

from pictures import HERE, ROOT, VIEWS, read_json

WAITING, PUBLISHED = HERE / 'view-texts.json', ROOT / 'data/pictures.json'


def _write(path, data):
    temporary = path.with_suffix('.tmp')
    temporary.write_text(json.dumps(data, ensure_ascii=False, indent=2) + '\n')
    temporary.replace(path)


def publish(picture):
    """Moves the text of a view that has been rendered; no-op for one that is published already."""
    waiting, published = read_json(WAITING, {}), read_json(PUBLISHED)
    if picture.key not in waiting:
        return
    entry = published[picture.product]
    views = entry.get('views', {}) | {picture.view: waiting.pop(picture.key)}
    entry['views'] = {view: views[view] for view in VIEWS if view in views}
    _write(PUBLISHED, published)
    _write(WAITING, waiting)
