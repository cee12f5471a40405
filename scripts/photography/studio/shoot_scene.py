"""Runs in Blender for a scene: renders several products on a set.

    blender -b --python-exit-code 1 -P shoot_scene.py -- job.json

The job: {"scene", "options", "products": {id or prop's name: family and options}, "width", "height", "samples",
"threads", "out"}. `scenes/<scene>.py` has `build(options, put)`, which returns the `Shot` (on the
backdrop, like products) or the `View` (a room with its own lights).
"""

import importlib
import json
import math
import sys
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import stage
from studio.geometry import group
from studio.options import Options
from studio.room import View
from studio.shoot import configure, render_empty_set, render_product, write_passes_to


def putter(products):
    """`put(id, at, turn, stand, lean, roll, scale, **changes)` for `scenes`: builds a product or a prop in its place.

    `at` is the centre of its footprint in cm. `turn` rotates it (degrees, anticlockwise from above),
    `lean` tilts it backwards (degrees), `stand` sets a model that lies on its end. `changes` override
    its options. Returns the corners of its bounding box.
    """

    def put(product, at=(0, 0, 0), turn=0, stand=False, lean=0, roll=0, scale=1, **changes):
        entry = products[product] | changes
        build = importlib.import_module(f'families.{entry.pop("family")}').build
        with group(name=f'product {product}') as outer:
            with group(name='turned') as inner:
                build(Options(entry))
        inner.rotation_euler = (math.radians((90 if stand else 0) - lean), math.radians(roll), 0)
        outer.rotation_euler = (0, 0, math.radians(turn))
        outer.scale = (scale,) * 3
        bpy.context.view_layer.update()
        points = stage._points(outer.children_recursive)
        low, high = points.min(0), points.max(0)
        middle = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
        outer.location = moved = Vector(at) - middle
        bpy.context.view_layer.update()
        return Vector(low) + moved, Vector(high) + moved

    return put


def shrink(factor=0.01):
    """Scales the models from centimetres to metres, the unit of lights and lenses."""
    built, root = list(bpy.data.objects), bpy.data.objects.new('room', None)
    for obj in built:
        if obj.parent is None and obj.type != 'LIGHT':
            obj.parent = root
    bpy.context.scene.collection.objects.link(root)
    root.scale = (factor,) * 3
    bpy.context.view_layer.update()


def look(view):
    """Adds the camera of a room; all lengths are in metres here."""
    camera = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    camera.lens, camera.clip_start, camera.clip_end = view.lens, 0.05, 100
    camera.shift_x, camera.shift_y = view.shift
    eye, target = Vector(view.eye) / 100, Vector(view.target) / 100
    obj.location = eye
    obj.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()


def photograph(job):
    options = Options(job['options'])
    shot = importlib.import_module(f'scenes.{job["scene"]}').build(options, putter(job['products']))
    if options.unread():
        raise ValueError(f'{job["scene"]} has no option {", ".join(options.unread())}')
    width, height, cycles = job['width'], job['height'], bpy.context.scene.cycles
    if isinstance(shot, stage.Shot):
        points = stage.place_product(shot)
        stage.set_up(shot)
        stage.add_camera(shot, points, width, height)
        configure(width, height, job['samples'], job['threads'])
        render_empty_set(render_product(job['out']))
    else:
        shrink()
        look(shot)
        configure(width, height, max(job['samples'], shot.samples), job['threads'])
        cycles.max_bounces = cycles.diffuse_bounces = shot.bounces
        write_passes_to(job['out'])('product')
        bpy.ops.render.render()


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    photograph(job)


if __name__ == '__main__':
    main()
