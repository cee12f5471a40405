"""The underside of a handheld recorder: its battery door and the thread for a tripod."""

from studio.kit import *


def finish(options):
    door, line = textured_plastic('#3a3b3e', 0.5), material('#0c0c0d', 0.6)
    plate(rounded_rect(5.6, 6.0, 0.4, 0, -3.2), 0.03, 0.01, (0, 0, -0.03), mat=line)
    plate(rounded_rect(5.5, 5.9, 0.38, 0, -3.2), 0.06, 0.03, (0, 0, -0.06), mat=door)
    for i in range(4):  # the catch
        box((1.6, 0.12, 0.08), (0, -5.4 + i * 0.28, -0.08), 0.03, line)
    lathe([(0.75, 0.02), (0.75, -0.06), (0.6, -0.1), (0.33, -0.06), (0.3, 0.02)], (0, 3.2, 0), mat=satin_metal('#8f8f90', 0.3))
    cylinder(0.31, 0.02, (0, 3.2, -0.03), mat=line, bevel=0)
