"""The back of a cajon: its sound hole."""

import bpy

from studio.kit import *

RADIUS = 6.0
HEIGHT = 0.62  # of the hole's middle, as a share of the board's height


def finish(options):
    bpy.context.view_layer.update()
    upright = [o for o in bpy.data.objects if o.type == 'MESH' and o.dimensions.z > 20 and o.dimensions.y < 2]
    board = max(upright, key=lambda o: o.matrix_world.translation.y)
    x, y, z = board.matrix_world.translation
    z += (HEIGHT - 0.5) * board.dimensions.z
    hole = cylinder(RADIUS, 4, (x, y + board.dimensions.y, z), (pi / 2, 0, 0), bevel=0, segments=96)
    hole.hide_render = True
    cut = board.modifiers.new('sound hole', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', hole, 'EXACT'
    # The cut leaves a face with many corners, whose normals would bend.
    board.data.use_auto_smooth = True
    board.modifiers.new('even', 'WEIGHTED_NORMAL').keep_sharp = True
    # The board's edge inside the hole: turned, with the round that a router leaves.
    wall = board.dimensions.y / 2
    lathe([(RADIUS + 0.25, wall + 0.01), (RADIUS - 0.05, wall - 0.12), (RADIUS - 0.05, -wall)], (x, y, z), (-pi / 2, 0, 0), wood('#e3c594', '#c39a60', axis='z', scale=0.28), segments=96)
