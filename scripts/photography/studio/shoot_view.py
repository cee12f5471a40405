"""Runs in Blender for a view: renders a product from another side, close, or beside something of known size.

    blender -b --python-exit-code 1 -P shoot_view.py -- job.json

The job is that of shoot.py with "view": see the README for what it may say. A view's "side" names a file
`sides/<side>.py`, which adds what the main picture does not show: `finish(options)`, called after the family's `build`.
"""

import dataclasses
import importlib
import json
import math
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

HERE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))

from studio import references, stage
from studio.geometry import group
from studio.options import Options
from studio.shoot import EMPTY_SET, configure, render_product

SHOT_FIELDS = {field.name for field in dataclasses.fields(stage.Shot)}
OTHER_FIELDS = {'side', 'focus', 'span', 'roll', 'stand', 'lean', 'beside', 'gap', 'depth', 'rest', 'fine'}
# The empty set is blurred, so that it needs fewer samples than shoot.py takes.
EMPTY_SAMPLES = 24
DISTANCE = 9


def build(job):
    """Builds the product inside a group; returns the group and the shot."""
    family, options = job['family'], Options(job['options'])
    with group(name='posed') as posed:
        shot = importlib.import_module(f'families.{family}').build(options)
        if 'side' in job['view']:
            importlib.import_module(f'sides.{job["view"]["side"]}').finish(options)
    if options.unread():
        raise ValueError(f'{family} has no option {", ".join(options.unread())}')
    return posed, shot


def box_of(handle):
    bpy.context.view_layer.update()
    points = stage._points(handle.children_recursive)
    return points.min(0), points.max(0)


def pose(posed, view):
    """Turns the model over its long axis (`roll`), sets it on its end (`stand`) and leans it back; degrees."""
    up = math.radians(90 if view.get('stand') else 0) - math.radians(view.get('lean', 0))
    posed.rotation_mode = 'YXZ'
    posed.rotation_euler = (up, math.radians(view.get('roll', 0)), 0)


def put_beside(posed, view):
    """Sets the reference on the product's floor, `gap` cm from its side and `depth` cm behind its middle."""
    low, high = box_of(posed)
    if view.get('rest'):
        with group(name='rest') as rest:
            references.rest(low, high)
        low[2] = box_of(rest)[0][2]
    with group(name='reference') as reference:
        getattr(references, view['beside'])()
    left, right = box_of(reference)
    reference.location = (
        high[0] + view.get('gap', 8) - left[0],
        (low[1] + high[1]) / 2 + view.get('depth', 0) - (left[1] + right[1]) / 2,
        low[2] - left[2],
    )


def aim(shot, focus, span):
    """A camera whose frame is `span` metres wide at the point `focus`."""
    camera = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    yaw, pitch = math.radians(shot.yaw), math.radians(shot.pitch)
    back = Vector((math.sin(yaw) * math.cos(pitch), -math.cos(yaw) * math.cos(pitch), math.sin(pitch)))
    obj.location = focus + back * DISTANCE
    obj.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
    camera.sensor_width, camera.clip_end = 36, 100
    camera.lens = 36 * DISTANCE / span


def render_empty_set(name):
    for obj in bpy.data.objects['product'].children_recursive:
        obj.hide_render = True
    name('empty')
    scene = bpy.context.scene
    scene.render.resolution_percentage = round(100 * EMPTY_SET)
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = EMPTY_SAMPLES, False
    bpy.ops.render.render()


def photograph(job):
    view = job['view']
    unknown = view.keys() - SHOT_FIELDS - OTHER_FIELDS
    if unknown:
        raise ValueError(f'a view has no {", ".join(sorted(unknown))}')
    posed, shot = build(job)
    shot = dataclasses.replace(shot, **{name: view[name] for name in SHOT_FIELDS & view.keys()})
    mark = bpy.data.objects.new('focus', None)
    bpy.context.scene.collection.objects.link(mark)
    low, high = box_of(posed)
    mark.location = low + (high - low) * np.array(view.get('focus', (0.5, 0.5, 0.5)))
    mark.parent = posed
    longest = float((high - low).max())
    pose(posed, view)
    if 'beside' in view:
        put_beside(posed, view)
    points = stage.place_product(shot)
    stage.set_up(shot)
    if 'span' in view:
        span = view['span'] * longest * bpy.data.objects['product'].scale[0]
        aim(shot, mark.matrix_world.translation.copy(), span)
    else:
        stage.add_camera(shot, points, job['width'], job['height'])
    configure(job['width'], job['height'], job['samples'], job['threads'])
    render_empty_set(render_product(job['out']))


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    photograph(job)


if __name__ == '__main__':
    main()
