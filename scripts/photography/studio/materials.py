"""Materials: a shorthand for Principled BSDFs, and the surfaces of instruments."""

import bpy
import numpy as np

__all__ = [
    'Nodes', 'material', 'srgb', 'chrome', 'nickel', 'gold', 'brass', 'satin_metal', 'gloss', 'plastic',
    'textured_plastic', 'rubber', 'felt', 'leather', 'cloth', 'wood', 'sparkle', 'glow', 'picture',
    'projected', 'edge_distance',
]


def srgb(color):
    """'#rrggbb' (or '#rgb') as linear RGBA for Blender; any other value is returned unchanged."""
    if not isinstance(color, str):
        return color
    digits = color.lstrip('#')
    digits = digits if len(digits) == 6 else ''.join(d * 2 for d in digits)
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


class Nodes:
    """Writes into a material's node tree. `shader` is its Principled BSDF."""

    def __init__(self, mat):
        self.tree = mat.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, **values):
        """A `ShaderNode<kind>`; keywords that name an input set its value, others set attributes."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in values.items():
            if key in made.inputs:
                made.inputs[key].default_value = value
            else:
                setattr(made, key, value)
        return made

    def link(self, output, input_):
        self.tree.links.new(output, input_)

    def coordinates(self, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0), kind='Object'):
        """Texture coordinates: by default the object's own, in cm."""
        source, mapping = self.node('TexCoord'), self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Rotation'].default_value = rot
        mapping.inputs['Location'].default_value = loc
        self.link(source.outputs[kind], mapping.inputs['Vector'])
        return mapping.outputs[0]

    def noise(self, vector, **values):
        """Output `Fac` of a noise texture."""
        made = self.node('TexNoise', **values)
        self.link(vector, made.inputs['Vector'])
        return made.outputs['Fac']

    def math(self, operation, *operands):
        """A number from numbers or sockets, e.g. `math('MULTIPLY', a, .5)`."""
        made = self.node('Math', operation=operation)
        for socket, operand in zip(made.inputs, operands):
            if isinstance(operand, (int, float)):
                socket.default_value = operand
            else:
                self.link(operand, socket)
        return made.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        """A colour between two; each is a socket or a colour."""
        made = self.node('MixRGB', blend_type=blend)
        for socket, value in zip(made.inputs, (factor, a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif isinstance(value, (str, tuple)):
                socket.default_value = srgb(value)
            else:
                self.link(value, socket)
        return made.outputs[0]

    def ramp(self, factor, stops):
        """A colour ramp: `stops` is [(position, colour), ...], positions rising."""
        made = self.node('ValToRGB')
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, srgb(color)
        self.link(factor, made.inputs[0])
        return made.outputs[0]

    def color(self, socket):
        self.link(socket, self.shader.inputs['Base Color'])

    def bump(self, height, strength=0.1, distance=0.1):
        made = self.node('Bump', Strength=strength, Distance=distance)
        self.link(height, made.inputs['Height'])
        self.link(made.outputs[0], self.shader.inputs['Normal'])


def material(color='#888888', rough=0.4, metal=0, coat=0, coat_rough=0.03, spec=0.5, trans=0, ior=1.45,
             glow=None, glow_strength=1, alpha=1, sheen=0, aniso=0, name='material'):
    """A Principled material. `coat` is clear lacquer on top (1 for a guitar body)."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    inputs = mat.node_tree.nodes['Principled BSDF'].inputs
    values = {
        'Base Color': srgb(color), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
        'Clearcoat Roughness': coat_rough, 'Specular': spec, 'Transmission': trans, 'IOR': ior,
        'Alpha': alpha, 'Sheen': sheen, 'Anisotropic': aniso,
    }
    if glow:
        values |= {'Emission': srgb(glow), 'Emission Strength': glow_strength}
    for key, value in values.items():
        inputs[key].default_value = value
    return mat


def chrome(rough=0.07):
    return material('#d9dadb', rough, 1, name='chrome')


def nickel(rough=0.16):
    return material('#c9c3b8', rough, 1, name='nickel')


def gold(rough=0.15):
    return material('#e0b35a', rough, 1, name='gold')


def brass(rough=0.2, lacquer=0.5):
    return material('#d9a544', rough, 1, lacquer, name='brass')


def satin_metal(color='#b9babb', rough=0.32):
    return material(color, rough, 1, name='satin metal')


def gloss(color, rough=0.3):
    """Lacquered paint: a colour under a clear, mirror-smooth coat."""
    return material(color, rough, 0, 1, 0.02, name='gloss')


def plastic(color='#151515', rough=0.38):
    return material(color, rough, name='plastic')


def textured_plastic(color='#161617', rough=0.5, scale=12, strength=0.12):
    """Injection-moulded plastic or powder coat: a fine, even grain; `scale` is grains a cm."""
    mat = material(color, rough, name='textured plastic')
    k = Nodes(mat)
    grain = k.noise(k.coordinates(), Scale=scale, Detail=3)
    k.bump(grain, strength, 0.02)
    # Real black plastic is never evenly rough; without this it looks artificial.
    k.link(k.math('MULTIPLY_ADD', k.noise(k.coordinates(), Scale=0.35, Detail=4), 0.16, rough - 0.08),
           k.shader.inputs['Roughness'])
    return mat


def rubber(color='#0c0c0c'):
    return material(color, 0.62, spec=0.35, sheen=0.2, name='rubber')


def felt(color='#7d1420'):
    return material(color, 0.95, sheen=1, name='felt')


def leather(color='#2a2320', rough=0.48, scale=5):
    """Leather, leatherette or amplifier covering: pebbled cells."""
    mat = material(color, rough, name='leather')
    k = Nodes(mat)
    cells = k.node('TexVoronoi', Scale=scale)
    k.link(k.coordinates(), cells.inputs['Vector'])
    k.bump(cells.outputs['Distance'], 0.35, 0.05)
    return mat


def cloth(color='#26221e', second=None, threads=6):
    """Woven cloth, e.g. of a grille: threads both ways, `threads` of them a cm."""
    mat = material(color, 0.85, sheen=0.4, name='cloth')
    k = Nodes(mat)
    at = k.coordinates()
    waves = []
    for axis in 'XZ':
        wave = k.node('TexWave', bands_direction=axis)
        wave.inputs['Scale'].default_value = threads / 3.3
        k.link(at, wave.inputs['Vector'])
        waves.append(wave.outputs['Fac'])
    weave = k.math('MULTIPLY', *waves)
    k.color(k.ramp(weave, [(0, color), (1, second or color)]))
    k.bump(weave, 0.4, 0.05)
    return mat


def glow(color='#ffffff', strength=2.0):
    """A lamp, LED or lit display."""
    return material(color, 0.3, glow=color, glow_strength=strength, name='glow')


def wood(light, mid, dark=None, axis='y', scale=1.0, stretch=14, rough=0.38, coat=0, coat_rough=0.05,
         ring=1.4, bump=0.04, figure=0, tint=None, name='wood'):
    """Procedural grain along `axis`: stretched noise, rings and pores, in the object's own cm.

    `scale` grows the grain finer, `ring` the year rings denser; `figure` (0-1) adds the bright bars
    across the grain of flamed maple. `tint(nodes, color)` may return another colour
    socket, for stains, bursts and inlays.
    """
    mat = material(light, rough, 0, coat, coat_rough, name=name)
    k = Nodes(mat)
    stretched = [scale] * 3
    stretched['xyz'.index(axis)] = scale / stretch
    at = k.coordinates(stretched)
    bands = k.node('TexWave', wave_type='BANDS', bands_direction='X' if axis != 'x' else 'Y')
    for key, value in {'Scale': ring * 0.3, 'Distortion': 7, 'Detail': 3, 'Detail Scale': 1.2}.items():
        bands.inputs[key].default_value = value
    k.link(at, bands.inputs['Vector'])
    broad = k.noise(at, Scale=0.9, Detail=6, Roughness=0.55, Distortion=0.6)
    pores = k.noise(at, Scale=9, Detail=4, Roughness=0.6)
    grain = k.math('MULTIPLY_ADD', pores, 0.35, k.math('MULTIPLY_ADD', bands.outputs['Fac'], 0.28, broad))
    color = k.ramp(grain, [(0.42, light), (0.72, mid), (1, dark or mid)])
    if figure:
        across = [0.12 * scale] * 3
        across['xyz'.index(axis)] = 1.1 * scale
        flame = k.noise(k.coordinates(across), Scale=1.0, Detail=2.5, Roughness=0.6, Distortion=0.9)
        bars = k.ramp(flame, [(0.36, (0.42, 0.36, 0.3, 1)), (0.5, (0.85, 0.83, 0.8, 1)), (0.62, (1.1, 1.1, 1.1, 1))])
        color = k.mix(figure, color, bars, 'MULTIPLY')
    if tint:
        color = tint(k, color)
    k.color(color)
    if bump:
        k.bump(pores, bump, 0.05)
    return mat


def sparkle(color, dark, flake='#f2c9b8', scale=9):
    """Drum wrap or metal-flake paint: tilted flakes under lacquer."""
    mat = material(color, 0.3, 0.55, 1, 0.02, name='sparkle')
    k = Nodes(mat)
    flakes = k.node('TexVoronoi', Scale=scale)
    k.link(k.coordinates(), flakes.inputs['Vector'])
    channels = k.node('SeparateRGB')
    k.link(flakes.outputs['Color'], channels.inputs[0])
    k.color(k.ramp(channels.outputs[0], [(0, dark), (0.6, color), (0.965, color), (1, flake)]))
    tilt = k.node('VectorMath', operation='MULTIPLY_ADD')
    tilt.inputs[1].default_value, tilt.inputs[2].default_value = (0.5,) * 3, (-0.25,) * 3
    k.link(flakes.outputs['Color'], tilt.inputs[0])
    tilted = k.node('VectorMath', operation='ADD')
    k.link(k.node('NewGeometry').outputs['Normal'], tilted.inputs[0])
    k.link(tilt.outputs[0], tilted.inputs[1])
    unit = k.node('VectorMath', operation='NORMALIZE')
    k.link(tilted.outputs[0], unit.inputs[0])
    k.link(unit.outputs[0], k.shader.inputs['Normal'])
    return mat


def picture(pixels, name='picture', color=False):
    """A Blender image from an array (rows from the top; grey or RGB; 0-1), packed.

    With `color`, the numbers are sRGB (a printed cover); without, plain data (a mask).
    """
    pixels = np.asarray(pixels, np.float32)
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new(name, columns, rows, float_buffer=not color)
    # Before the pixels: setting it later would throw them away.
    image.colorspace_settings.name = 'sRGB' if color else 'Non-Color'
    rgba = np.ones((rows, columns, 4), np.float32)
    rgba[..., :3] = pixels[::-1] if pixels.ndim == 3 else pixels[::-1, :, None]
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    image.pack()
    return image


def projected(k, image, x0, y0, width, height=None):
    """Colour socket of an image laid over the object's x-y plane from (x0, y0), `width` cm wide."""
    height = height or width
    texture = k.node('TexImage')
    texture.image, texture.extension = image, 'EXTEND'
    k.link(k.coordinates((1 / width, 1 / height, 1), loc=(-x0 / width, -y0 / height, 0)), texture.inputs[0])
    return texture.outputs[0]


def edge_distance(outline, reach, pixels=900, soften=14):
    """For bursts and bindings: (image, x0, y0, width) with 0 at the outline's edge, 1 `reach` cm inside."""
    import cv2

    points = np.array([p[:2] for p in outline])
    (x0, y0), (x1, y1) = points.min(0) - 1, points.max(0) + 1
    width = max(x1 - x0, y1 - y0)
    inside = np.zeros((pixels, pixels), np.uint8)
    corners = np.stack([(points[:, 0] - x0) / width, 1 - (points[:, 1] - y0) / width], 1) * pixels
    cv2.fillPoly(inside, [corners.astype(np.int32)], 255)
    distance = cv2.distanceTransform(inside, cv2.DIST_L2, 5) / pixels * width
    if soften:
        distance = cv2.GaussianBlur(distance, (0, 0), soften)
    return picture(np.clip(distance / reach, 0, 1), 'edge distance'), x0, y0, width
