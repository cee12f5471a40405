"""The back of an upright piano: the posts and rails that carry the plate."""

import bpy

from studio.kit import *
from studio.stage import _points


def finish(options):
    height, width = options.get('height', 121), options.get('width', 150)
    bpy.context.view_layer.update()
    back = max(float(_points([o])[:, 1].max()) for o in bpy.data.objects if o.type == 'MESH' and o.dimensions.x > width * 0.8 and o.dimensions.z > 50)
    timber = wood('#8a6a45', '#745536', '#5d432a', axis='z', scale=0.25, rough=0.6)
    rail = wood('#8a6a45', '#745536', '#5d432a', axis='x', scale=0.25, rough=0.6)
    inner = width - 8
    low, high = 12, height - 4
    box((inner, 0.6, high - low), (0, back - 0.2, (low + high) / 2), 0.1, material('#2a2119', 0.75))
    for z in (low + 4, high - 4):
        box((inner, 4.0, 8), (0, back + 1.6, z), 0.4, rail)
    for i in range(5):
        box((7.5, 4.0, high - low - 16), (-inner / 2 + 6 + i * (inner - 12) / 4, back + 1.5, (low + high) / 2), 0.4, timber)
