"""All helpers for models: a family file begins with `from studio.kit import *`.

Units are centimetres. x is right, y is away from the camera for standing objects (along the neck for
lying ones), z is up. Runs inside Blender.
"""

import math
from math import cos, pi, radians, sin

from mathutils import Vector

from .geometry import *
from .materials import *
from .options import Options
from .stage import Shot, flat_lay, standing
