"""The set: backdrop, lights, and a camera that frames the model."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from .geometry import mesh
from .materials import Nodes, material, srgb

# Colour of the backdrop in the rendering; develop.py sets that of the finished picture.
BACKDROP = '#efece7'
# The render pass that is 1 on the backdrop and 0 on the product.
BACKDROP_PASS = 'backdrop'
# Products are scaled to this many metres, so that one set of lights suits a pick and a piano.
PRODUCT_SIZE = 2.0


@dataclass
class Shot:
    """How to photograph a model. Angles are degrees; `fill` is its share of the frame."""

    flat: bool = False
    yaw: float = 0  # the camera walks to the product's right
    pitch: float = 12  # and looks down
    turn: float = 0  # the product turns on the floor, anticlockwise from above
    fill: float = 0.88
    key: float = 1  # strengths of the lights
    soft: float = 1
    rim: float = 1


def standing(yaw=0, pitch=12, **more):
    """Stands on the floor, seen from in front."""
    return Shot(yaw=yaw, pitch=pitch, **more)


def flat_lay(turn=0, pitch=84, **more):
    """Lies on its back, seen from above; `turn` rotates long products towards the diagonal."""
    return Shot(flat=True, turn=turn, pitch=pitch, **more)


def area_light(name, loc, target, size, power, color=(1, 1, 1), size_y=None, reflected=True):
    """A soft box at `loc` that looks at `target`."""
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.shape = power, color, 'RECTANGLE'
    light.size, light.size_y = size, size_y or size
    obj = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_glossy = reflected
    return obj


def _backdrop():
    mat = material(BACKDROP, 0.9, spec=0.1, name='backdrop')
    k = Nodes(mat)
    # Black flags: seen in a reflection, the set falls off to dark away from the product. Chrome
    # that mirrors paper all around looks like plaster.
    away = k.node('VectorMath', operation='LENGTH')
    k.link(k.node('NewGeometry').outputs['Position'], away.inputs[0])
    fall = k.node('MapRange', interpolation_type='SMOOTHSTEP')
    fall.inputs['From Min'].default_value, fall.inputs['From Max'].default_value = 0.7, 5.0
    k.link(away.outputs['Value'], fall.inputs['Value'])
    dark = k.math('MULTIPLY', fall.outputs[0], k.node('LightPath').outputs['Is Glossy Ray'])
    k.color(k.mix(dark, BACKDROP, (0.07, 0.07, 0.072, 1)))
    k.node('OutputAOV', name=BACKDROP_PASS, Value=1.0)

    sweep = [(4 + 3 * math.sin(t * math.pi / 32), 3 - 3 * math.cos(t * math.pi / 32)) for t in range(17)]
    profile = [(-14, 0), *sweep, (7, 16)]
    vertices = [(x, y, z) for y, z in profile for x in (-30, 30)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh(vertices, faces, mat=mat, angle=60, name='backdrop')


def _world(flat):
    """Ambient light: even and warm for matt surfaces; in reflections, a dark room with a soft, bright ceiling."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    up = nodes.new('ShaderNodeVectorMath')
    up.operation = 'DOT_PRODUCT'
    up.inputs[1].default_value = (-0.62, 0.78, 0.12) if flat else (-0.35, -0.15, 0.9)
    link(nodes.new('ShaderNodeTexCoord').outputs['Generated'], up.inputs[0])
    half = nodes.new('ShaderNodeMath')
    half.operation = 'MULTIPLY_ADD'
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    link(up.outputs['Value'], half.inputs[0])
    ceiling = nodes.new('ShaderNodeValToRGB')
    ceiling.color_ramp.interpolation = 'EASE'
    ceiling.color_ramp.elements.new(0.5)
    stops = [(0.42, 0.10), (0.60, 0.55), (0.80, 1.5)] if flat else [(0.42, 0.08), (0.62, 0.5), (0.9, 1.4)]
    for element, (position, v) in zip(ceiling.color_ramp.elements, stops):
        element.position, element.color = position, (v, v * 0.99, v * 0.97, 1)
    link(half.outputs[0], ceiling.inputs[0])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = (0.26, 0.256, 0.25, 1)
    link(nodes.new('ShaderNodeLightPath').outputs['Is Glossy Ray'], mix.inputs[0])
    link(ceiling.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nodes['Background'].inputs[0])
    world.cycles.sampling_method = 'NONE'


def set_up(shot):
    """Builds the set around the origin and lights it from the top left."""
    _backdrop()
    _world(shot.flat)
    warm, cool = (1, 0.975, 0.94), (0.96, 0.98, 1)
    if shot.flat:
        area_light('key', (-3.8, 2.6, 4.2), (0, 0, 0), 2.4, 300 * shot.key, warm)
        area_light('soft', (4.4, -1.2, 3.4), (0, 0, 0), 2.4, 60 * shot.soft, cool)
        area_light('rim', (1.2, 4.6, 3.0), (0, 0, 0), 0.7, 90 * shot.rim, size_y=4.5)
    else:
        area_light('key', (-3.4, -2.6, 4.4), (0, 0, 0.5), 2.2, 300 * shot.key, warm)
        area_light('soft', (4.8, -2.8, 2.0), (0, 0, 0.7), 2.6, 80 * shot.soft, cool, 3.4)
        area_light('rim', (3.2, 2.6, 3.4), (0, 0, 0.8), 0.9, 60 * shot.rim, size_y=2.2)
        area_light('top', (-0.4, 1.6, 5.4), (0, 0.2, 0.4), 3.2, 70, (1, 0.99, 0.975), 1.5)
        area_light('wall', (0, 2.2, 8.5), (0, 7.6, 3.2), 9, 640, (1, 0.985, 0.965), 2, reflected=False)


def _points(objects):
    """World positions of every vertex, modifiers applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for obj in objects:
        if obj.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        evaluated = obj.evaluated_get(graph)
        shape = evaluated.to_mesh()
        local = np.empty(len(shape.vertices) * 3)
        shape.vertices.foreach_get('co', local)
        evaluated.to_mesh_clear()
        world = np.array(evaluated.matrix_world)
        found.append(local.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found)


def place_product(shot):
    """Places the whole model on the floor, centred, at the studio's size; returns its points."""
    objects = list(bpy.data.objects)
    root = bpy.data.objects.new('product', None)
    bpy.context.scene.collection.objects.link(root)
    for obj in objects:
        if obj.parent is None:
            obj.parent = root
    root.rotation_euler = (0, 0, math.radians(shot.turn))
    bpy.context.view_layer.update()
    points = _points(objects)
    low, high = points.min(0), points.max(0)
    scale = PRODUCT_SIZE / (high - low).max()
    root.scale = (scale,) * 3
    offset = -scale * np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])
    root.location = offset
    bpy.context.view_layer.update()
    return points * scale + offset


def add_camera(shot, points, width=1, height=1, distance=9):
    """A long lens whose frame (its shape: `width` to `height`) the points fill by `shot.fill`, centred."""
    camera = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    camera.sensor_width, camera.clip_end = 36, 100
    yaw, pitch = math.radians(shot.yaw), math.radians(shot.pitch)
    back = Vector((math.sin(yaw) * math.cos(pitch), -math.cos(yaw) * math.cos(pitch), math.sin(pitch)))
    obj.location = Vector((0, 0, (points[:, 2].min() + points[:, 2].max()) / 2)) + back * distance
    obj.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    view = np.array(obj.matrix_world.inverted())
    seen = points @ view[:3, :3].T + view[:3, 3]
    seen = seen[:, :2] / -seen[:, 2:]
    low, high = seen.min(0), seen.max(0)
    # The lens is of the frame's longer side.
    longer = max(width, height)
    camera.lens = 36 * shot.fill / ((high - low) * longer / np.array([width, height])).max()
    camera.shift_x, camera.shift_y = (low + high) / 2 * camera.lens / 36
