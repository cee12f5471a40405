"""Strings in a darker steel, which stay unbroken lines over a white pickguard."""

from math import isclose

import bpy

from studio.kit import *


def finish(options):
    steel = srgb('#c9c4b6')
    for mat in bpy.data.materials:
        inputs = mat.node_tree.nodes['Principled BSDF'].inputs if mat.node_tree else {}
        if 'Base Color' not in inputs:
            continue
        color = inputs['Base Color'].default_value
        if all(isclose(a, b, abs_tol=1e-4) for a, b in zip(color, steel)):
            for key, value in {'Base Color': srgb('#5d5a54'), 'Roughness': 0.45, 'Metallic': 0.4}.items():
                inputs[key].default_value = value
