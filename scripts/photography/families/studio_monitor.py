"""Studio monitors and subwoofers: wooden boxes with a moulded front, and cast round cabinets."""

from families.speaker_parts import *
from studio.kit import *


def fibre_cone(dark, light):
    """Pressed long fibres: streaks that cross."""
    mat = material(dark, 0.42, name='fibre cone')
    k = Nodes(mat)
    streaks = [k.noise(k.coordinates((0.5, 9, 1), (0, 0, a)), Scale=1.1, Detail=5, Roughness=0.65) for a in (0.25, -0.5, 1.2)]
    most = k.math('MAXIMUM', k.math('MAXIMUM', streaks[0], streaks[1]), streaks[2])
    k.color(k.ramp(most, [(0.5, dark), (0.68, light)]))
    k.bump(most, 0.1, 0.02)
    return mat


def woven_cone(dark, light):
    """Woven composite: a fine checker of threads under resin."""
    mat = material(dark, 0.35, coat=0.3, name='woven cone')
    k = Nodes(mat)
    checker = k.node('TexChecker', Scale=4.2)
    # Flat: checks in depth would draw rings on the cone.
    k.link(k.coordinates((1, 1, 0), (0, 0, pi / 4)), checker.inputs['Vector'])
    k.color(k.mix(checker.outputs['Fac'], dark, light))
    return mat


def tweeter(x, y, r, kind, plate_mat, metal):
    """A dome, or an inverted one, at the bottom of a waveguide of radius `r`."""
    neck = 1.5
    with group((x, y, 0)):
        bowl = [(r, 0.05), (r - 0.12, 0.12), (r - 0.45, 0.08)]
        bowl += [(neck + (r - 0.6 - neck) * (1 - t), -1.15 * t**0.75) for t in (0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 1)]
        lathe([(r, -0.5), *bowl, (neck, -1.5), (0, -1.5)], mat=plate_mat, segments=128, angle=50)
        if kind == 'inverted':
            lathe([(1.5, -1.2), (1.42, -1.05), (1.32, -1.05), (1.28, -1.15), *[(1.28 * cos(t), -1.15 - 0.5 * sin(t)) for t in (pi / 2 * i / 10 for i in range(1, 10))], (0, -1.65)],
                  mat=metal, segments=96, angle=50)
        else:
            lathe([(1.5, -1.25), (1.4, -1.05), (1.28, -1.1)], mat=material('#111112', 0.5), segments=96)
            lathe([(1.28 * cos(t), -1.12 + 0.75 * sin(t)) for t in (pi / 2 * i / 10 for i in range(10))] + [(0, -0.37)], mat=metal, segments=96, angle=60)


def wooden(options):
    width, depth, height = options.get('size', [22, 28.7, 31.3])
    color = options.get('color', '#343436')
    baffle_color = options.get('baffle', '#333335')
    woofer_y, woofer_r = options.get('woofer', [14, 7.2])
    tweet = options.get('tweeter', [25.7, 4.3])  # or null
    dome = options.get('dome', 'inverted', ['inverted', 'dome'])
    port_w, port_h, port_y = options.get('port', [15, 2.4, 3.5])
    port_posts = options.get('portPosts', 1)
    cone = options.get('cone', 'fibre', ['fibre', 'woven'])
    cone_colors = options.get('coneColors', ['#26282a', '#55585b'])
    lights = options.get('lights', [[0, 1.3]])
    light = options.get('light', '#f4f6ff')
    foot = options.get('foot', 0.6)
    yaw, pitch = options.get('yaw', 26), options.get('pitch', 12)

    skin = textured_plastic(color, 0.5, 9, 0.18)
    front_mat = textured_plastic(baffle_color, 0.42, 14, 0.06)
    steel, black = satin_metal('#a9abad', 0.26), material('#111112', 0.5)
    thickness, front = 1.8, -depth / 2
    body = box((width, depth - thickness - 0.08, height), (0, (thickness + 0.08) / 2, foot + height / 2), 0.35, skin)
    holes = [cylinder(woofer_r - 0.3, 9, (0, front + 8, foot + woofer_y), (pi / 2, 0, 0), bevel=0, segments=64),
             box((port_w, 20, port_h), (0, front + 2, foot + port_y), 0)]
    if tweet:
        holes.append(cylinder(tweet[1] - 0.2, 6, (0, front + 5.5, foot + tweet[0]), (pi / 2, 0, 0), bevel=0, segments=64))
    carve(body, holes, 0)
    with facing(front + thickness, foot):
        openings = [circle(woofer_r - 0.08, 0, woofer_y, 96), rounded_rect(port_w, port_h, min(port_h / 2 - 0.05, 0.9), 0, port_y)]
        if tweet:
            openings.append(circle(tweet[1] - 0.08, 0, tweet[0], 96))
        plate(rounded_rect(width, height, 0.9, 0, height / 2), thickness, 0.45, mat=front_mat, holes=openings, segments=6)
        # The slot's inside: its mouth widens, its walls go deep.
        for i in range(port_posts):
            box((0.9, port_h + 0.2, 6), ((i + 1) * port_w / (port_posts + 1) - port_w / 2, port_y, -1.9), 0.3, front_mat)
        box((port_w + 2, port_h + 2, 0.2), (0, port_y, -7), 0.05, material('#050505', 0.8))
    with facing(front + 0.02, foot):
        surface = {'fibre': fibre_cone, 'woven': woven_cone}[cone](*cone_colors)
        cone_driver(0, woofer_y, woofer_r, surface, rubber('#131314'), textured_plastic('#222224', 0.32), textured_plastic('#1b1b1d', 0.32), 8 if woofer_r > 9 else 4, screw_mat=steel)
        if tweet:
            tweeter(0, tweet[0], tweet[1], dome, textured_plastic('#202022', 0.34, 14, 0.05), satin_metal('#b9bbbe', 0.24) if dome == 'inverted' else material('#2a2b30', 0.4))
            for x, y, _ in ring_of(4, tweet[1] - 0.35, pi / 4):
                cylinder(0.16, 0.05, (x, tweet[0] + y, 0.06), mat=black, bevel=0.02, segments=20)
        for x, y in lights:
            cylinder(0.2, 0.1, (x, y, 0), mat=glow(light, 2), bevel=0.05, segments=24)
    feet(width - 4, depth - 5, foot, rubber('#131314'), 1.1)
    return standing(yaw=yaw, pitch=pitch)


def cast(options):
    """Die-cast, round all over, its front shaped into a waveguide; on a rubber stand."""
    width, depth, height = options.get('size', [18.9, 17.8, 28.5])
    color = options.get('color', '#3d3f42')
    # Both keep to the flat of the front: over its rounded edges a waveguide would have no clean rim.
    woofer_y, woofer_r = options.get('woofer', [9.1, 5.5])
    tweet_y, guide_r = options.get('tweeter', [20.1, 5.0])
    light = options.get('light', '#35d04a')
    yaw, pitch = options.get('yaw', 26), options.get('pitch', 10)

    paint = textured_plastic(color, 0.36, 10, 0.05)
    mesh_mat = material('#4a4c50', 0.34, 0.5)
    black = material('#0d0d0e', 0.5)
    lift, front = 2.4, -depth / 2
    body = box((width, depth, height), (0, 0, lift + height / 2), 3.4, paint, segments=14)
    stand_up = (pi / 2, 0, 0)
    neck, deep = 1.95, 2.2
    guide = [(0, -2.3), (1.9, -2.3), *[(neck + (guide_r - neck) * sin(t), -deep * cos(t) ** 1.15) for t in (pi / 2 * i / 28 for i in range(28))],
             (guide_r, 0), (guide_r + 0.12, 0.1), (guide_r + 0.12, 3), (0, 3)]
    carve(body, [
        lathe(guide, (0, front, lift + tweet_y), stand_up, segments=128, angle=60),
        lathe([(0, -3), (woofer_r, -3), (woofer_r, -0.2), (woofer_r + 0.22, 0.05), (woofer_r + 0.22, 3), (0, 3)], (0, front, lift + woofer_y), stand_up, segments=128),
    ], 0)
    with facing(front, lift):
        # Woofer: a domed grille in a ring, the cone barely visible behind it.
        lathe([(woofer_r - 0.02, -1.5), (woofer_r - 0.02, -0.3), (woofer_r - 0.12, -0.16), (woofer_r - 0.55, -0.16), (woofer_r - 0.6, -0.5), (woofer_r - 0.6, -1.5)], (0, woofer_y, 0), mat=black, segments=128)
        behind_grille(0, woofer_y, woofer_r - 0.7, material('#17181a', 0.5), -1.4)
        cylinder(woofer_r - 0.1, 0.2, (0, woofer_y, -2.8), mat=black)

        def crown(x, y):
            return -0.35 + 0.55 * (1 - (x * x + y * y) / woofer_r**2)

        perforated(circle(woofer_r - 0.35), 0.36, 0.125, mesh_mat, 0.08, crown, loc=(0, woofer_y, 0))
        # Tweeter: the dome behind a small grille.
        lathe([(1.94, -2.3), (1.94, -2.0), (1.7, -1.9), (1.6, -2.0)], (0, tweet_y, 0), mat=black, segments=64)
        sphere(1.25, (0, tweet_y, -2.75), material('#77797c', 0.3, 0.9), 0.6)

        def small_crown(x, y):
            return -2.02 + 0.42 * (1 - (x * x + y * y) / 3.2)

        perforated(circle(1.72), 0.24, 0.085, mesh_mat, 0.05, small_crown, loc=(0, tweet_y, 0))
        cylinder(0.16, 0.12, (4.6, 2.6, -0.12), mat=glow(light, 2), bevel=0.05, segments=24)
    # The stand: a saddle on a plate.
    grip = rubber('#1b1b1c')
    plate(round_corners([(-6.6, -6.4), (6.6, -6.4), (5.6, 6.4), (-5.6, 6.4)], 2.2), 1.0, 0.35, mat=grip)
    box((8.5, 9, 2.2), (0, 0, 1.6), 0.5, grip)
    return standing(yaw=yaw, pitch=pitch)


def build(options):
    return {'wooden': wooden, 'cast': cast}[options.get('cabinet', 'wooden', ['wooden', 'cast'])](options)
