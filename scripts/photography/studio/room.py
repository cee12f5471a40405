"""Helpers for scenes in a room: view, lamps, ambient light. All lengths are in cm."""

from dataclasses import dataclass

import bpy

from .stage import area_light


@dataclass
class View:
    """A camera in a room, in cm; `lens` in mm, on a frame whose longer side is 36 mm."""

    eye: tuple
    target: tuple
    lens: float = 35
    shift: tuple = (0, 0)  # of the frame's longer side
    samples: int = 0  # if more than the job's: for rooms whose light converges slowly
    bounces: int = 4


def lamp(loc, target, size, power, color=(1, 1, 1), size_y=None, reflected=True):
    """A soft box; `power` in watts."""
    metres = lambda point: tuple(v / 100 for v in point)
    return area_light('lamp', metres(loc), metres(target), size / 100, power, color, size_y and size_y / 100, reflected)


def spot(loc, target, power, angle, color=(1, 1, 1), blend=0.5, size=6):
    """A theatre lamp: a cone of `angle` degrees."""
    from math import radians

    from mathutils import Vector

    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend = power, color, radians(angle), blend
    light.shadow_soft_size = size / 100
    obj = bpy.data.objects.new('spot', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = Vector(loc) / 100
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def ambient(color, strength=1.0):
    """Ambient light; black at night."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*color, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = strength
