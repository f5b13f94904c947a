"""Places where things are pictured: each builds the surroundings and the light around what was made before."""
import math

import bpy
import numpy as np
from mathutils import Vector

import shapes as s
import surfaces as m


def world(pixels, strength=1.0, turn=0.0):
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexEnvironment")
    texture.image = m.image(pixels)
    mapping, where = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexCoord")
    mapping.inputs["Rotation"].default_value[2] = turn
    links.new(where.outputs["Generated"], mapping.inputs[0])
    links.new(mapping.outputs[0], texture.inputs[0])
    links.new(texture.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength
    made.light_settings.distance, made.light_settings.ao_factor = 4.0, 0.8
    made.cycles.sampling_method = "MANUAL"
    made.cycles.sample_map_resolution = 256


def bands(height, width, *stops):
    """Rows of colors from the nadir to the zenith: (degrees, color)."""
    angle = np.linspace(-90, 90, height)
    colors = np.stack([m.linear(c) for _, c in stops])
    row = np.stack([np.interp(angle, [a for a, _ in stops], colors[:, k]) for k in range(3)], -1)
    return np.repeat(row[:, None, :], width, 1).astype(np.float32)


def indoor(case, strength=0.55):
    """A dim room around the camera, with bright windows that show in reflections."""
    pixels = bands(128, 256, (-90, "#6d6256"), (-5, "#8d857a"), (20, "#b8b2a8"), (90, "#cfcac2"))
    for at in (0.12, 0.3, 0.68):
        u, v = int(at * 256), 62
        pixels[v : v + 24, u : u + 16] = 5.0
        pixels[v + 11 : v + 13, u : u + 16] = 0.6
        pixels[v : v + 24, u + 7 : u + 9] = 0.6
    world(pixels, strength, case.between(-0.3, 0.3))


def sky(case, cloudy=None, strength=1.0, sun=True, warm=0.0):
    """A sky with clouds, a ground, and the sun from the camera's side."""
    cloudy = case.between(0.05, 0.6) if cloudy is None else cloudy
    pixels = bands(512, 1024, (-90, "#6b665c"), (-2, "#8b887e"), (0, "#ccd9e4"), (8, "#9dbfe0"), (30, "#5f95d0"), (90, "#3a70b4"))
    field = m.noise(1024, 2.1, (0.8, 2.2))[:512]
    high = np.clip(np.linspace(-90, 90, 512) / 12, 0, 1)[:, None]
    cover = np.clip((field - (0.72 - 0.4 * cloudy)) * 5, 0, 1) * high
    bright = 0.75 + 0.35 * m.noise(1024, 1.9)[:512]
    pixels = pixels * (1 - cover[..., None]) + (cover * bright)[..., None] * m.linear("#f3f4f6")
    world(pixels, strength, case.between(0, 6.28))
    if sun:
        light = bpy.data.lights.new("sun", "SUN")
        light.energy = 4.2 * (1 - 0.45 * cloudy)
        light.angle = math.radians(0.8 + 6 * cloudy)
        light.color = (1, 0.93 - warm, 0.84 - 2 * warm)
        add_light(light, (0, 0, 10), (case.between(38, 55), 0, getattr(case, "light_side", 1) * case.between(25, 60)))
    case.look.setdefault("outdoor", True)


def add_light(light, at, degrees=None, target=None):
    lamp = bpy.data.objects.new("light", light)
    lamp.location = at
    if target is not None:
        lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    else:
        lamp.rotation_euler = [math.radians(a) for a in degrees]
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def window_light(case, center, size, power=1.0, soft=1.0):
    """A large soft light from one side, as from a window, scaled to the subject."""
    side = getattr(case, "light_side", 1)
    light = bpy.data.lights.new("window", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size * 1.3 * soft, size * 1.1 * soft
    far = size * 2.1
    light.energy = 26 * far * far * power
    light.color = (1.0, 0.94, 0.86) if case.chance(0.6) else (0.93, 0.97, 1.0)
    at = Vector(center) + Vector((side * -far * 0.85, -far * 0.55, far * 0.75))
    add_light(light, at, target=center)


def plane(mat, size, at, rot=(0, 0, 0)):
    w, d = size
    return s.put(s.build([(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)], [(0, 1, 2, 3)]), mat, at, rot)


walls = ("#e9e4da", "#dfdcd4", "#d8d3c6", "#cfd3cd", "#c9d2d6", "#e6ddcf", "#b9c0b4", "#d9cbbd", "#8fa0a3", "#f0eee9", "#a9b3a0")


def floor_of(case):
    choice = case.pick("oak", "white oak", "walnut", "maple", "carpet", "tile", "herringbone", name="floor")
    if choice == "carpet":
        return m.fabric(case.pick("#b7aea0", "#9d978e", "#c9c0b0"), "boucle", 0.15)
    if choice == "tile":
        return m.tiles(case.pick("#cfc8bb", "#b5b1aa", "#d8d2c6"), "#a59d90", 2, 0.3, 0.03, size=1.0)
    if choice == "herringbone":
        return m.planks("oak", 0.09, 0.38, 0.2, 0.01, 0.5)
    return m.planks(choice, case.pick(0.09, 0.13, 0.18), case.between(0.28, 0.45), case.between(0.1, 0.35))


def room(case, back=None, wall=None):
    low, high = s.bounds(case.parts)
    size = max(high - low)
    hung = getattr(case, "wall_hung", False)
    near = high[1] + (0.004 if hung else case.between(0.06, 0.5) if back is None else back)
    paint = m.paint(wall or case.pick(*walls), 0.8, 0.05)
    plane(floor_of(case), (9, 9), (0, near - 4.5, 0))
    plane(paint, (9, 3.2), (0, near, 1.6), (90, 0, 0))
    trim = m.paint("#efece5", 0.4, 0.1)
    s.box(trim, (9, 0.018, case.pick(0.09, 0.13, 0.07)), (0, near - 0.009, 0), 0.004)
    side = getattr(case, "light_side", 1)
    if case.chance(0.35):
        edge = (high[0] + case.between(0.5, 1.4)) * side if side > 0 else low[0] - case.between(0.5, 1.4)
        plane(paint, (3.2, 9), (edge, near - 4.5, 1.6), (0, 90, 0))
    if not hung:
        decor(case, near, low, high, side)
    indoor(case, case.between(0.28, 0.45))
    window_light(case, ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2), max(size, 1.0), case.between(0.8, 1.1))
    case.look["key"] = 0.27


def decor(case, near, low, high, side):
    """Something on the wall or beside the subject, as in a home that people live in."""
    choice = case.pick("frame", "outlet", "plant", "frames", "none", "curtain")
    x = (low[0] + high[0]) / 2
    if choice in ("frame", "frames"):
        for i in range(1 if choice == "frame" else 2):
            w, h = case.pick((0.4, 0.5), (0.6, 0.45), (0.3, 0.4))
            art(case, (x + side * (0.1 + i * 0.62), near, max(high[2] + 0.18, 1.2)), w, h)
    if choice == "plant":
        with s.place((high[0] + 0.45 if side > 0 else low[0] - 0.45, near - 0.3, 0)):
            pot_plant(case, case.between(0.7, 1.1))
    if choice == "curtain":
        edge = high[0] + 0.8 if side < 0 else low[0] - 0.8
        curtain(case, (edge, near - 0.08, 0.03))
    if choice != "none":
        s.slab(m.plastic("#efece6", 0.35), (0.075, 0.115, 0.006), 0.006, (x - side * 0.75, near, 0.3), (90, 0, 0))


def art(case, at, w, h):
    mat = case.pick(m.wood("oak"), m.plastic("#1d1d1f"), m.wood("walnut"), m.paint("#efece6"))
    x, y, z = at
    s.box(mat, (w + 0.05, 0.025, h + 0.05), (x, y - 0.014, z - 0.025), 0.003)
    s.box(m.paint("#f3f0e8", 0.6), (w, 0.004, h), (x, y - 0.027, z), 0)
    colors = case.pick(("#d8c7a8", "#7f8f7a", "#37474a"), ("#c98f6a", "#e7d3b5", "#4f5d63"), ("#a8b8bd", "#e6e0d2", "#6f7f86"))
    field = np.clip(m.noise(128, 2.6, (3, 1)) * 1.6 - 0.3, 0, 1)
    s.box(m.material(m.ramp(np.round(field * 4) / 4, *colors), 0.5, fit=True), (w * 0.7, 0.003, h * 0.7), (x, y - 0.03, z + h * 0.15), 0)


def curtain(case, at):
    mat = m.fabric(case.pick("#d9d3c6", "#c7c9c4", "#b9a890", "#e6e2d8"), "plain", 0.05)
    folds = case.between(5, 8)

    def shape(u, v):
        return np.stack([(u - 0.5) * 0.75, 0.045 * np.sin(u * 6.28 * folds + v * 0.8) * (0.5 + 0.5 * (1 - v)) - 0.05, v * 2.5], -1)

    s.sheet(mat, shape, 120, 12, at)


def leaf_mesh(length, width, bend):
    u, v = np.meshgrid(np.linspace(-1, 1, 5), np.linspace(0, 1, 9))
    w = width * np.sin(np.pi * np.clip(v, 0.02, 1) ** 0.8) ** 0.8
    x, y = u * w / 2, v * length
    z = -bend * length * v**2 + np.abs(u) * w * 0.18
    return np.stack([x, y, z], -1)


def foliage(mat, count, length, width, bend, spread, rng, at=(0, 0, 0), up=(15, 75)):
    source = s.grid(mat, leaf_mesh(length, width, bend), closed_u=False, caps=False, smooth=80)
    from mathutils import Matrix

    source.hide_render = True
    for _ in range(count):
        a, e = rng.uniform(0, 360), rng.uniform(*up)
        r = spread * rng.random() ** 0.5
        t = math.radians(a)
        where = Matrix.Translation((at[0] - math.sin(t) * r, at[1] + math.cos(t) * r, at[2]))
        s.stamp(source, where @ s.turn((e, 0, a)) @ Matrix.Scale(rng.uniform(0.7, 1.15), 4))


def pot_plant(case, height=0.9, pot=None):
    r = height * case.between(0.14, 0.19)
    mat = pot or case.pick(m.ceramic("#b4623e", 0.7), m.ceramic("#e7e2d8", 0.35), m.ceramic("#4b5557", 0.4), m.concrete())
    s.lathe(mat, [(0, 0), (r * 0.72, 0), (r * 0.8, 0.02), (r, r * 1.5), (r * 1.05, r * 1.5), (r * 1.05, r * 1.72), (r * 0.93, r * 1.72), (r * 0.9, r * 1.5), (0, r * 1.5)], sharp=30)
    s.cylinder(m.ground("soil"), r * 0.92, 0.02, (0, 0, r * 1.46))
    plant_leaves(case, height, r * 1.5)


def plant_leaves(case, height, base, sort=None):
    rng = case.rng
    green = m.material(m.ramp(m.noise(256, 1.6), "#24411f", "#3f6a33", "#6d9552"), 0.38, tile=0.3)
    sort = sort or case.pick("rubber", "snake", "palm", "monstera", name="plant")
    tall = height - base
    stem = m.material("#5d5a35", 0.7)
    if sort == "snake":
        for _ in range(14):
            a, lean, size = rng.uniform(0, 6.28), rng.uniform(0.02, 0.3), tall * rng.uniform(0.55, 1)
            w = 0.035 + 0.02 * rng.random()

            def shape(u, v, a=a, lean=lean, size=size, w=w):
                wide = w * (1 - v**3) * (0.75 + 0.5 * np.sin(v * 3))
                twist = a + v * 0.9
                x = math.cos(a) * (0.03 + lean * v**1.6 * size) + np.cos(twist) * (u - 0.5) * 2 * wide
                y = math.sin(a) * (0.03 + lean * v**1.6 * size) + np.sin(twist) * (u - 0.5) * 2 * wide
                return np.stack([x, y, base + v * size], -1)

            s.sheet(green, shape, 4, 16)
    elif sort == "palm":
        for _ in range(13):
            a, lean = rng.uniform(0, 6.28), rng.uniform(0.25, 0.75)
            p = [(math.cos(a) * lean * t**1.7 * tall, math.sin(a) * lean * t**1.7 * tall, base + tall * (t * 1.1 - 0.35 * lean * t**3)) for t in np.linspace(0, 1, 7)]
            s.tube(stem, p, [0.006, 0.005, 0.004, 0.004, 0.003, 0.003, 0.002])
            for t in np.linspace(0.35, 1, 14):
                i = t * 6
                at = np.array(p[int(min(i, 5))]) * (1 - (i - int(min(i, 5)))) + np.array(p[int(min(i, 5)) + 1]) * (i - int(min(i, 5)))
                for side in (-70, 70):
                    s.grid(green, leaf_mesh(tall * 0.26, 0.022, 0.5), closed_u=False, caps=False, smooth=80, at=tuple(at), rot=(rng.uniform(5, 30), 0, math.degrees(a) - 90 + side * rng.uniform(0.6, 1)))
    else:
        wide = 0.34 if sort == "rubber" else 0.6
        for i in range(3 if sort == "rubber" else 5):
            a, lean = rng.uniform(0, 6.28), rng.uniform(0.05, 0.3 if sort == "rubber" else 0.55)
            p = [(math.cos(a) * lean * t * tall, math.sin(a) * lean * t * tall, base + tall * t * 0.9) for t in np.linspace(0, 1, 6)]
            s.tube(stem, p, 0.007)
            for t in np.linspace(0.25, 1, 8 if sort == "rubber" else 4):
                at = tuple(np.array(p[0]) * (1 - t) + np.array(p[-1]) * t)
                size = tall * (0.3 if sort == "rubber" else 0.42) * rng.uniform(0.7, 1.1)
                s.grid(green, leaf_mesh(size, size * wide, rng.uniform(0.15, 0.5)), closed_u=False, caps=False, smooth=80, at=at, rot=(rng.uniform(10, 60), 0, rng.uniform(0, 360)))


def table_top(case, mat=None):
    """On a table or counter, with the room out of focus behind."""
    low, high = s.bounds(case.parts)
    size = float(max(high - low))
    top = mat or case.pick(m.planks("oak", 0.14, 0.35, 0.3), m.wood("walnut", 0.35, 0.25), m.planks("pine", 0.11, 0.45, 0.4), m.marble(),
                           m.paint("#e6e2da", 0.45, 0.2), m.planks("white oak", 0.2, 0.35, 0.2), m.fabric("#cfc8ba", "plain", 0.1), m.concrete(), m.planks("gray wood", 0.12, 0.6, 0.5))
    scale = max(size, 0.12)
    wide = max(2.2, scale * 7)
    deep = high[1] + scale * case.between(0.5, 1.2)
    with s.place((0, deep - wide * 0.5, -0.04)):
        s.box(top, (wide, wide, 0.04), bevel=0.008)
    near = deep + case.between(0.4, 2.0)
    plane(m.paint(case.pick(*walls), 0.8), (12, 5), (0, near, 0.5), (90, 0, 0))
    case.look.setdefault("f", case.pick(4.5, 5.6, 8) if size > 0.25 else case.pick(9, 13))
    indoor(case, case.between(0.5, 0.8))
    window_light(case, tuple((low + high) / 2), scale * 1.6, case.between(0.7, 1.0))


def blanket(case):
    """On a blanket or a bed, seen from above."""
    low, high = s.bounds(case.parts)
    size = float(max(high - low))
    mat = m.fabric(case.pick("#d9d2c5", "#9fa8a3", "#c8b8a4", "#7f8b94", "#e9e5dd", "#b5a79a"), case.pick("knit", "plain", "boucle", "twill"), 0.06, size=0.3)
    rng = np.random.default_rng(case.seed)
    waves = [(rng.normal(0, 9, 2), rng.uniform(0, 6.28)) for _ in range(9)]
    wide = max(2.4, size * 5)

    def shape(u, v):
        x, y = (u - 0.5) * wide, (v - 0.45) * wide
        field = sum(np.sin(x * k[0] + y * k[1] + p) / (1 + np.hypot(*k) * 0.3) for k, p in waves) / 3
        flat = np.clip(np.hypot((x - (low[0] + high[0]) / 2) / (high[0] - low[0] + 0.1), (y - (low[1] + high[1]) / 2) / (high[1] - low[1] + 0.1)) - 0.45, 0, 1)
        return np.stack([x, y, (field * 0.03 - 0.01) * flat - 0.004], -1)

    s.sheet(mat, shape, 150, 150)
    plane(m.paint(case.pick(*walls), 0.8), (12, 5), (0, high[1] + 1.6, 0.5), (90, 0, 0))
    indoor(case, case.between(0.6, 0.85))
    window_light(case, tuple((low + high) / 2), max(size, 0.2) * 1.6, case.between(0.7, 1.0))


def garage(case):
    low, high = s.bounds(case.parts)
    near = high[1] + case.between(0.15, 0.8)
    plane(m.concrete(), (14, 14), (0, near - 7, 0))
    back = case.pick("panel", "brick", "boards", "paint")
    mat = {"panel": m.lapped("#d9d8d2", 0.5), "brick": m.brick(case.pick("#94533b", "#a8674a", "#8d8880")), "boards": m.planks("pine", 0.16, 0.7, 0.5), "paint": m.paint(case.pick("#cfd0cb", "#b9c0bd", "#dcd6c8"), 0.8, 0.4)}[back]
    plane(mat, (14, 3.4), (0, near, 1.7), (90, 0, 0))
    x = (low[0] + high[0]) / 2
    side = getattr(case, "light_side", 1)
    if case.chance(0.6):
        with s.place(((high[0] + 0.5) if side > 0 else (low[0] - 0.5), near - 0.28, 0)):
            shelf_rack(case)
    indoor(case, 0.6)
    window_light(case, (x, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2), max(max(high - low), 1.0), 0.9, 1.5)


def shelf_rack(case):
    mat = m.metal("#9aa0a3", 0.4)
    for x in (-0.45, 0.45):
        for y in (-0.2, 0.2):
            s.box(mat, (0.035, 0.035, 1.8), (x, y, 0), 0.002)
    for z in (0.25, 0.85, 1.45):
        s.box(m.wood("pine", 0.6, 0.4), (0.95, 0.45, 0.02), (0, 0, z), 0.002)
        x = -0.36
        while x < 0.3:
            w = case.between(0.14, 0.3)
            carton(case, (w, 0.3, case.between(0.14, 0.4)), (x + w / 2, 0, z + 0.02))
            x += w + 0.04


def carton(case, size, at=(0, 0, 0), turn=0):
    mat = m.paint(case.pick("#b08a5e", "#a9825a", "#bb9668"), 0.85, 0.2)
    s.box(mat, size, at, 0.003, (0, 0, turn))
    with s.place(at, (0, 0, turn)):
        s.box(m.plastic("#c8ac7c", 0.25), (size[0] + 0.002, 0.05, 0.002), (0, 0, size[2]), 0)
        s.box(m.plastic("#c8ac7c", 0.25), (0.05, 0.002, size[2] * 0.3), (0, -size[1] / 2 - 0.001, size[2] * 0.7), 0)


def grass_field(case, low, high, reach=2.2, count=900, tall=0.045, dry=False, gaps=()):
    """Tufts of blades around the subject."""
    rng = np.random.default_rng(case.seed)
    mat = m.material(m.ramp(m.noise(256, 1.2), "#3f5a22", "#5f7d33", "#93a455") if not dry else m.ramp(m.noise(256, 1.2), "#8a7a48", "#b39d62", "#cdbb84"), 0.7, tile=0.5)
    verts, faces = [], []
    for _ in range(60):
        x, y, a, h, lean = rng.uniform(-0.09, 0.09), rng.uniform(-0.09, 0.09), rng.uniform(0, 6.28), tall * rng.uniform(0.5, 1.2), rng.normal(0, 0.4, 2)
        dx, dy = math.cos(a) * 0.0022, math.sin(a) * 0.0022
        mid, tip = (x + lean[0] * h * 0.4, y + lean[1] * h * 0.4), (x + lean[0] * h, y + lean[1] * h)
        base = len(verts)
        verts += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (mid[0] + dx * 0.7, mid[1] + dy * 0.7, h * 0.6), (mid[0] - dx * 0.7, mid[1] - dy * 0.7, h * 0.6), (tip[0] + dx * 0.1, tip[1] + dy * 0.1, h), (tip[0] - dx * 0.1, tip[1] - dy * 0.1, h)]
        faces += [(base, base + 1, base + 2, base + 3), (base + 3, base + 2, base + 4, base + 5)]
    center, half = (low + high) / 2, (high - low) / 2
    x = center[0] + rng.uniform(-1, 1, count) * (half[0] + reach)
    y = center[1] - reach * 0.2 + rng.uniform(-1, 1, count) * (half[1] + reach * 1.1)
    keep = np.ones(count, bool)
    for at, wide in gaps:
        keep &= np.abs(x - at) > wide
    n = int(keep.sum())
    s.scatter(mat, verts, faces, np.stack([x[keep], y[keep], np.zeros(n)], -1), np.stack([np.zeros(n), np.zeros(n), rng.uniform(0, 360, n)], -1), rng.uniform(0.7, 1.3, n))


def fence(case, y, wide=16, tall=1.8):
    mat = case.pick(m.wood("gray wood", 0.8, 0.4), m.paint("#eceae4", 0.6, 0.3), m.wood("pine", 0.7, 0.4))
    x = -wide / 2
    while x < wide / 2:
        s.box(mat, (0.135, 0.02, tall + case.hand.normal(0, 0.004)), (x, y, 0.04), 0.003)
        x += 0.148
    for z in (0.4, tall - 0.3):
        s.box(mat, (wide, 0.04, 0.09), (0, y + 0.03, z), 0.004)


def hedge(case, at, size, leaf=0.06, count=2600):
    """A box of leaves."""
    rng = np.random.default_rng(case.seed + 3)
    mat = m.material(m.ramp(m.noise(256, 1.0), "#1f3617", "#355526", "#567a3a"), 0.5, tile=0.4)
    s.box(m.material(m.ramp(m.noise(256, 0.4), "#101a0c", "#20331a", "#35522a"), 0.9, tile=0.8), (size[0] * 0.93, size[1] * 0.88, size[2] * 0.95), at, 0.05)
    p = rng.uniform(-0.5, 0.5, (count, 3)) * size
    roll = rng.random(count)
    front, top = roll < 0.64, (roll >= 0.64) & (roll < 0.92)
    p[front, 1] = -size[1] / 2 + rng.uniform(-0.3, 0.6, front.sum()) * leaf
    p[top, 2] = size[2] / 2 + rng.uniform(-0.6, 0.3, top.sum()) * leaf
    p[roll >= 0.92, 0] = rng.choice([-0.5, 0.5], (roll >= 0.92).sum()) * size[0]
    s.scatter(mat, *s.leaf(leaf, leaf * 0.6), p + np.array(at) + (0, 0, size[2] / 2), rng.uniform(0, 360, (count, 3)), rng.uniform(0.7, 1.4, count))


def yard(case):
    """On a lawn in front of a fence, a hedge, or a house wall."""
    low, high = s.bounds(case.parts)
    plane(m.ground("grass"), (80, 80), (0, 20, -0.005))
    size = float(max(high - low))
    grass_field(case, low, high, 1.0 + size, int(900 + 500 * size))
    backdrop(case, high[1] + case.between(1.2, 3.5))
    sky(case)


def backdrop(case, y):
    choice = case.pick("fence", "hedge", "house", "fence", name="backdrop")
    if choice == "fence":
        fence(case, y)
    elif choice == "hedge":
        hedge(case, (0, y + 0.5, 0), (11, 1.0, 1.7), 0.13, 6500)
    else:
        mat = case.pick(m.lapped("#d8d8d0"), m.lapped("#9fb0b5"), m.brick(), m.lapped("#c9bea8"), m.lapped("#7f8d80"))
        plane(mat, (20, 4), (0, y, 2.0), (90, 0, 0))
        s.box(m.concrete(), (20, 0.06, 0.35), (0, y - 0.03, 0), 0.005)
        window(case, (case.between(-2.5, 2.5), y, 1.0), 1.1, 1.3)
    for _ in range(4):
        tree(case, (case.between(-16, 16), y + case.between(6, 16), 0), case.between(5, 8))


def window(case, at, w, h, trim="#efece6", bars=2):
    """A window in a wall that faces the camera."""
    x, y, z = at
    mat = m.paint(trim, 0.4, 0.1)
    s.box(m.pane("#2a3238"), (w, 0.03, h), (x, y - 0.01, z), 0)
    for dx in (-w / 2, w / 2):
        s.box(mat, (0.09, 0.09, h + 0.18), (x + dx, y - 0.03, z - 0.09), 0.006)
    for dz in (-0.09, h):
        s.box(mat, (w + 0.22, 0.1 if dz > 0 else 0.14, 0.09), (x, y - 0.03, z + dz), 0.006)
    s.box(mat, (w, 0.05, 0.05), (x, y - 0.03, z + h / 2 - 0.02), 0.004)
    if bars > 1:
        s.box(mat, (0.03, 0.04, h), (x, y - 0.03, z), 0.003)


def tree(case, at, tall=6.0, sort=None, leaves=None):
    rng = np.random.default_rng(abs(int(at[0] * 997 + at[1] * 131)) + case.seed)
    bark = m.material(m.ramp(m.noise(256, 1.2, (0.3, 1)), "#3a2c22", "#5e4a3a", "#7d6852"), 0.9, bump=m.noise(256, 0.8, (0.3, 1)), depth=0.02, tile=0.8)
    sort = sort or "leafy"
    with s.place(at):
        if sort == "pine":
            needles = m.material(m.ramp(m.noise(256, 1.0), "#16291a", "#27452a", "#43643c"), 0.7, tile=0.5)
            s.tube(bark, [(0, 0, 0), (0, 0, tall * 0.95)], [tall * 0.025, tall * 0.006])
            for i, t in enumerate(np.linspace(0.12, 0.98, 15)):
                r = tall * 0.23 * (1 - t) ** 0.85 + 0.08
                n = 22
                a = np.arange(n * 2) / (n * 2) * 6.283
                k = np.where(np.arange(n * 2) % 2, 1.0, 0.72) * rng.uniform(0.8, 1.15, n * 2)
                low = np.stack([r * k * np.cos(a), r * k * np.sin(a), tall * t - r * 0.28 * k], -1)
                top = np.stack([0.02 * np.cos(a), 0.02 * np.sin(a), np.full_like(a, tall * t + r * 0.75)], -1)
                s.grid(needles, [low, (low * 0.45 + top * 0.55), top], smooth=0)
            return
        if sort == "palm":
            p = [(0.04 * tall * t * t * 2, 0, tall * t * 0.85) for t in np.linspace(0, 1, 6)]
            s.tube(bark, p, [tall * 0.03, tall * 0.022, tall * 0.02, tall * 0.02, tall * 0.02, tall * 0.024])
            green = m.material(m.ramp(m.noise(256, 1.2), "#33481d", "#54702f", "#7f9348"), 0.5, tile=0.6)
            for _ in range(24):
                a, up = rng.uniform(0, 6.28), rng.uniform(-0.3, 0.9)
                size = tall * rng.uniform(0.26, 0.34)

                def shape(u, v, a=a, up=up, size=size):
                    r = v * size * (1 - 0.25 * v * (1 - up))
                    z = size * (up * v - 0.75 * v**2)
                    w = (u - 0.5) * size * 0.26 * np.sin(np.pi * np.clip(v, 0.03, 1) ** 0.6) * (0.75 + 0.25 * np.sin(v * 90))
                    return np.stack([math.cos(a) * r - math.sin(a) * w, math.sin(a) * r + math.cos(a) * w, z - np.abs(u - 0.5) * size * 0.12], -1)

                s.sheet(green, shape, 5, 34, tuple(p[-1]))
            return
        colors = leaves or [("#24381a", "#3d5a28", "#62803e"), ("#2c4420", "#4a6a2e", "#768f47"), ("#35501f", "#5a7836", "#8aa052")][rng.integers(3)]
        green = m.material(m.ramp(m.noise(256, 1.0), *colors), 0.6, tile=0.5)
        s.tube(bark, [(0, 0, 0), (0.02 * tall, 0, tall * 0.3), (0, 0.01 * tall, tall * 0.62)], [tall * 0.03, tall * 0.02, tall * 0.01])
        lumps = [(rng.normal(0, 0.16 * tall), rng.normal(0, 0.16 * tall), tall * rng.uniform(0.5, 0.85), tall * rng.uniform(0.13, 0.2)) for _ in range(10)]
        spots = []
        for x, y, z, r in lumps:
            s.tube(bark, [(0, 0, tall * 0.35), (x * 0.5, y * 0.5, z * 0.75), (x, y, z)], [tall * 0.012, tall * 0.006, 0.01], seg=6)
            d = rng.normal(size=(420, 3))
            d *= (r * rng.uniform(0.5, 1.08, 420) / np.linalg.norm(d, axis=1))[:, None]
            spots.append(d * (1, 1, 0.8) + (x, y, z))
        spots = np.concatenate(spots)
        s.scatter(green, *s.leaf(tall * 0.034, tall * 0.026), spots, rng.uniform(0, 360, (len(spots), 3)), rng.uniform(0.8, 1.5, len(spots)))


def patio(case):
    """On pavers, boards, or asphalt outside, before a wall."""
    _, high = s.bounds(case.parts)
    floor = case.pick(m.tiles("#b5aa9b", "#8d8478", 3, 0.85, 0.08, True, 1.0, 1.2, 0.004, 0.2), m.planks("gray wood", 0.14, 0.75, 0.4), m.concrete(), m.ground("asphalt"), m.brick("#8d5a45", "#9d9485"))
    plane(floor, (40, 40), (0, 10, 0))
    backdrop(case, high[1] + case.between(0.5, 2.0))
    sky(case)


def driveway(case):
    """Beside a house, on a driveway, with the street's trees behind."""
    _, high = s.bounds(case.parts)
    plane(case.pick(m.ground("asphalt"), m.concrete(), m.ground("gravel")), (60, 60), (0, 8, 0))
    y = high[1] + case.between(2.0, 5.0)
    choice = case.pick("garage", "trees", "fence", "lot", name="behind")
    if choice == "garage":
        mat = case.pick(m.lapped("#d8d8d0"), m.lapped("#8f9da3"), m.brick(), m.lapped("#c3b79f"))
        plane(mat, (30, 3.6), (0, y, 1.8), (90, 0, 0))
        for x in (-3.2, 3.2):
            garage_door(case, (x, y, 0))
        s.box(m.paint("#e9e6df", 0.5), (30, 0.5, 0.25), (0, y - 0.2, 3.0), 0.01)
        plane(m.shingles(), (30, 5), (0, y + 2.0, 4.1), (25, 0, 0))
    elif choice == "fence":
        fence(case, y, 30)
    plane(m.ground("grass"), (120, 60), (0, y + (0.2 if choice == "lot" else 0.5) + 30, 0.01))
    for i in range(9):
        tree(case, (-20 + i * 5 + case.between(-1.5, 1.5), y + case.between(5, 14), 0), case.between(5, 9))
    sky(case)


def garage_door(case, at, w=2.6, h=2.2, color="#ebe8e1"):
    x, y, z = at
    mat = m.paint(color, 0.45, 0.12)
    for i in range(4):
        s.box(mat, (w, 0.05, h / 4 - 0.012), (x, y - 0.02, z + i * h / 4), 0.006)
        for j in range(4):
            s.box(mat, (w / 4 - 0.14, 0.02, h / 4 - 0.16), (x - w / 2 + w / 8 + j * w / 4, y - 0.045, z + i * h / 4 + 0.07), 0.008)
    for dx in (-w / 2 - 0.06, w / 2 + 0.06):
        s.box(mat, (0.12, 0.09, h + 0.12), (x + dx, y - 0.03, z), 0.005)
    s.box(mat, (w + 0.24, 0.09, 0.12), (x, y - 0.03, z + h), 0.005)


def studio(case):
    """A seamless paper sweep."""
    low, high = s.bounds(case.parts)
    size = float(max(high - low))
    mat = m.paint(case.pick("#e6e3dd", "#d8d5cf", "#c9cfd2", "#dccfc2", "#cdd3c7", "#bfc7cf"), 0.8, 0.0)
    reach = max(size, 0.1)
    back = high[1] + reach * 0.8

    def shape(u, v):
        t = v * 4
        y = np.where(t < 2, -7 * reach + t * 3.5 * reach, np.where(t < 3, np.sin((t - 2) * 1.5708) * reach * 0.8, reach * 0.8))
        z = np.where(t < 2, 0, np.where(t < 3, (1 - np.cos((t - 2) * 1.5708)) * reach * 0.8, reach * 0.8 + (t - 3) * reach * 6))
        return np.stack([(u - 0.5) * 24 * reach, y + back, z], -1)

    s.sheet(mat, shape, 4, 80)
    indoor(case, 0.6)
    window_light(case, tuple((low + high) / 2), reach * 1.5, 0.95, 1.2)
    case.look["key"] = 0.31
