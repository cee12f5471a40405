"""Books and sheet music. The covers are designs of our own, drawn here."""

import bpy
import numpy as np

from studio.kit import *

PIXELS_PER_CM = 56
SANS_LIGHT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'
SERIF_BOLD = '/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'
FONTS = {'serif': SERIF, 'serif-bold': SERIF_BOLD, 'sans': SANS, 'light': SANS_LIGHT}


class Cover:
    """Paints in cm from the cover's lower left corner."""

    def __init__(self, width, height, paper):
        self.width, self.height = width, height
        self.pixels = np.empty((round(height * PIXELS_PER_CM), round(width * PIXELS_PER_CM), 3), np.float32)
        self.pixels[:] = rgb(paper)

    def _mask(self):
        return np.zeros((self.pixels.shape[0] * 2, self.pixels.shape[1] * 2), np.uint8)

    def _to_pixels(self, points):
        points = np.asarray(points, float) * PIXELS_PER_CM * 2
        points[:, 1] = self.pixels.shape[0] * 2 - points[:, 1]
        return np.round(points).astype(np.int32)

    def _paint(self, mask, color, opacity=1):
        import cv2

        mask = cv2.resize(mask, self.pixels.shape[1::-1], interpolation=cv2.INTER_AREA)[..., None] / 255 * opacity
        self.pixels[:] = self.pixels * (1 - mask) + rgb(color) * mask

    def shape(self, outlines, color, opacity=1):
        import cv2

        mask = self._mask()
        cv2.fillPoly(mask, [self._to_pixels(outline) for outline in outlines], 255)
        self._paint(mask, color, opacity)

    def lines(self, paths, width, color, opacity=1):
        import cv2

        mask = self._mask()
        cv2.polylines(mask, [self._to_pixels(path) for path in paths], False, 255, max(1, round(width * PIXELS_PER_CM * 2)), cv2.LINE_AA)
        self._paint(mask, color, opacity)

    def rect(self, x0, y0, x1, y1, color, opacity=1):
        self.shape([[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]], color, opacity)

    def disc(self, x, y, r, color, opacity=1):
        self.shape([circle(r, x, y, 160)], color, opacity)

    def write(self, words, size, x, y, color, font='serif', spacing=1.0, align='LEFT'):
        """Letters `size` cm high, from the baseline's (x, y)."""
        import cv2

        curve = bpy.data.curves.new('letters', 'FONT')
        curve.body, curve.size, curve.space_character, curve.align_x = words, size, spacing, align
        curve.font = bpy.data.fonts.load(FONTS[font], check_existing=True)
        obj = bpy.data.objects.new('letters', curve)
        bpy.context.scene.collection.objects.link(obj)
        shape = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        mask = self._mask()
        for polygon in shape.polygons:
            corners = [(shape.vertices[v].co.x + x, shape.vertices[v].co.y + y) for v in polygon.vertices]
            cv2.fillPoly(mask, [self._to_pixels(corners)], 255)
        bpy.data.objects.remove(obj)
        self._paint(mask, color)

    def material(self, x0, y0, rough):
        mat = material('#ffffff', rough, coat=0.25 if rough < 0.5 else 0, coat_rough=0.2, name='cover')
        k = Nodes(mat)
        k.color(projected(k, picture(self.pixels, 'cover', True), x0, y0, self.width, self.height))
        k.bump(k.noise(k.coordinates(), Scale=14, Detail=2), 0.04, 0.02)
        return mat


def rgb(color):
    digits = color.lstrip('#')
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def shaded(color, by):
    return '#' + ''.join(f'{round(c * 255 * by):02x}' for c in rgb(color))


# ---- the designs


def arcs(c, ink, second):
    """Four strings, and the bow's arcs over them."""
    w, h = c.width, c.height
    for i, r in enumerate((13.5, 10.8, 8.1, 5.4, 2.7)):
        c.disc(w, 0, r, second if i % 2 == 0 else ink, 1)
    for i in range(4):
        c.lines([[(2.2 + i * 0.75, 0), (2.2 + i * 0.75, h * 0.62)]], 0.05 + 0.03 * (3 - i), ink)


def moon(c, ink, second):
    """A moon over five lines that drift."""
    w, h = c.width, c.height
    c.disc(w * 0.62, h * 0.44, w * 0.24, second)
    for i in range(5):
        path = [(w * t / 80, h * 0.25 + i * 0.62 + 1.4 * sin(t / 80 * 5.2 + i * 0.12) * (0.4 + t / 90)) for t in range(81)]
        c.lines([path], 0.055, ink)


def fretboard(c, ink, second):
    """Six strings, frets, and the dots of a chord."""
    w, h = c.width, c.height
    c.rect(0, 0, w, h * 0.56, ink)
    xs = [w * (0.14 + 0.144 * i) for i in range(6)]
    ys = [h * 0.50 - h * 0.115 * i for i in range(6)]
    for i, x in enumerate(xs):
        c.lines([[(x, -1), (x, ys[0])]], 0.13 - 0.015 * i, '#f3ead8')
    for i, y in enumerate(ys):
        c.lines([[(xs[0], y), (xs[-1], y)]], 0.32 if i == 0 else 0.07, '#f3ead8')
    for s, f in ((1, 2.5), (2, 1.5), (4, 0.5), (5, 2.5)):
        c.disc(xs[s], ys[0] - h * 0.115 * f, 0.95, second)


def fifths(c, ink, second):
    """A circle of twelve, the keys joined by fifths."""
    w, h = c.width, c.height
    x, y, r = w * 0.5, h * 0.40, w * 0.36
    places = [(x + r * sin(2 * pi * i / 12), y + r * cos(2 * pi * i / 12)) for i in range(12)]
    c.lines([[places[i * 7 % 12] for i in range(13)]], 0.06, ink, 0.8)
    for i, (px, py) in enumerate(places):
        c.disc(px, py, 1.12, second if i == 5 else ink)
    c.rect(0, h * 0.80, w, h * 0.812, ink)


def waves(c, ink, second):
    """Strings that swing in their partials."""
    w, h = c.width, c.height
    c.rect(0, 0, 1.1, h, second)
    for n in range(1, 7):
        y = h * 0.62 - (n - 1) * h * 0.098
        for phase in (1, 0.72, 0.44, 0.16, -0.16, -0.44, -0.72, -1):
            path = [(2.4 + (w - 4.2) * t / 160, y + phase * (1.15 - 0.09 * n) * sin(pi * n * t / 160)) for t in range(161)]
            c.lines([path], 0.035, ink, 0.9)


def windows(c, ink, second):
    """A town at night."""
    w, h = c.width, c.height
    heights = (0.34, 0.5, 0.42, 0.27, 0.46, 0.38)
    step = w / len(heights)
    lit = np.random.default_rng(7)
    for i, top in enumerate(heights):
        c.rect(i * step, 0, (i + 1) * step - 0.12, h * top, ink)
        for row in range(int(h * top / 1.25)):
            for column in range(3):
                if lit.random() < 0.3:
                    x, y = i * step + 0.42 + column * 1.02, h * top - 1.3 - row * 1.25
                    c.rect(x, y, x + 0.62, y + 0.72, second, 0.55 + 0.45 * lit.random())
    c.disc(w * 0.78, h * 0.62, 1.5, second)
    c.disc(w * 0.78 - 0.6, h * 0.62 + 0.3, 1.4, '#2b2350')


DESIGNS = {'arcs': arcs, 'moon': moon, 'fretboard': fretboard, 'fifths': fifths, 'waves': waves, 'windows': windows}


# ---- the book


def leaf(angle, z0, width, bow, steps=14):
    """Side view of a leaf: [(x, z), ...] from the spine; `bow` bends it."""
    x, z, out = 0.0, z0, [(0.0, z0)]
    for i in range(steps):
        turn = angle + bow * (i / (steps - 1) - 0.5)
        x, z = x + cos(turn) * width / steps, z + sin(turn) * width / steps
        out.append((x, z))
    return out


def build(options):
    design = options.get('design', 'arcs', list(DESIGNS))
    width, height = options.get('size', [22.9, 30.5])
    thickness = options.get('thickness', 0.6)
    paper, ink, second = options.get('colors', ['#b8321b', '#f2e6d0', '#17150f'])
    title = options.get('title', [])
    pose = options.get('pose', 'standing', ['standing', 'lying'])
    opened = radians(options.get('opened', 14))
    binding = options.get('binding', 'glued', ['glued', 'stapled'])
    page = options.get('paper', '#f1ead9')
    yaw = options.get('yaw', 20)

    cover = Cover(width, height, paper)
    DESIGNS[design](cover, ink, second)
    for words, size, x, y, color, font in title:
        cover.write(words, size, x, y, color, font)

    half = thickness / 2
    lying = pose == 'lying'
    back, front = (0, opened) if lying else (-opened / 2, opened / 2)
    bow = -0.7 * opened if lying else 0.0
    with group((0, 0, half + 0.03) if lying else (0, 0, 0), (0, 0, 0) if lying else (pi / 2, 0, 0)):
        # The cover is one piece: front, spine, back.
        face = leaf(front, half, width, bow)
        rear = leaf(back, -half, width, 0)
        spine = arc(0, 0, half, 90, 270, 10)[1:-1] if binding == 'stapled' else [(-0.02, half - 0.02), (-0.02, 0), (-0.02, -half + 0.02)]
        if binding == 'stapled':
            spine = [(x * 0.6, z) for x, z in spine]
        profile = face[::-1] + spine + rear
        skin = loft([[(x, 0, z), (x, height, z)] for x, z in profile], mat=cover.material(0, 0, 0.42), angle=50)
        # Outwards, so that it does not cut into the leaves.
        thicken(skin, 0.035)
        leaves = max(14, round(thickness * 46))
        sheet = material(page, 0.85, name='page')
        # Edges of paper vary in tone; without this the block looks cast.
        tones = [sheet, material(shaded(page, 0.9), 0.9, name='page'), material(shaded(page, 0.78), 0.9, name='page')]
        edge = np.random.default_rng(3)
        for i in range(leaves):
            t = (i + 0.5) / leaves
            # Most lie with the one or the other cover; a few stand between.
            spread = t * 0.12 if lying else 0.5 + 0.5 * (2 * abs(t - 0.5)) ** (0.28 if thickness > 0.7 else 0.45) * (1 if t > 0.5 else -1)
            angle = back + (front - back) * (spread * 0.96 + 0.02) + edge.normal(0, 0.0012)
            if lying:
                angle = back + (front - back) * max(0.0, t - 0.86) * 2.4
            z0 = -half + 0.05 + (thickness - 0.1) * t
            side = leaf(angle, z0, width - 0.12 - edge.random() * 0.05, bow * 0.3 * t if lying else 0.05 * (1 if t > 0.5 else -1) * (1 - abs(2 * t - 1)))
            trim = 0.05 + edge.random() * 0.03
            loft([[(x, trim, z), (x, height - trim, z)] for x, z in side], mat=tones[edge.integers(3)], angle=60)
        if lying:
            # The closed part of the block is solid, or light would leak between the leaves.
            loft([[(0.02, 0.1, z), (width - 0.3, 0.1, z), (width - 0.3, height - 0.1, z), (0.02, height - 0.1, z)]
                  for z in (-half + 0.04, half * 0.66)], mat=sheet, closed=True, caps=True)
        if binding == 'stapled':
            for y in (height * 0.28, height * 0.72):
                tube([(-half * 0.6 - 0.045, y - 0.6, 0), (-half * 0.6 - 0.045, y + 0.6, 0)], 0.035, chrome(), straight=True)
    if lying:
        return Shot(yaw=yaw, pitch=54, fill=0.88)
    return standing(yaw=yaw, pitch=10, fill=0.87)
