import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import blanket, room, studio, table_top

small = [(-28, 24, 1), (34, 30, 1), (4, 16, 1), (-20, 42, 1.7)]
flat_views = [(-24, 36, 1), (30, 44, 1), (6, 58, 1), (-34, 26, 1.7)]
black = lambda: m.plastic("#1c1d1f", 0.45)


def screen_image(k, w=320, h=200, sort=None):
    """What a screen shows: a landscape wallpaper, windows, or a dark lock screen."""
    rng = np.random.default_rng(k.seed + 5)
    sort = sort or k.pick("hills", "waves", "app", "off", "home", name="screen")
    y, x = np.mgrid[0 : 1 : h * 1j, 0 : 1 : w * 1j]
    a, b, c = [np.array([int(q[i : i + 2], 16) / 255 for i in (1, 3, 5)]) for q in k.pick(("#f2b880", "#7a6fa8", "#25355a"), ("#bfe0ea", "#5a9ab5", "#24506a"), ("#f6d6c2", "#d9808a", "#5a3a6a"), ("#dfe8c8", "#7fae8a", "#2f5f5a"))]
    image = a * y[..., None] + b * (1 - y[..., None])
    if sort in ("hills", "home"):
        for i in range(4):
            line = 0.55 - i * 0.12 + 0.09 * np.sin(x * rng.uniform(3, 8) + rng.uniform(0, 6)) + 0.03 * np.sin(x * rng.uniform(12, 20))
            t = (i + 1) / 4
            image = np.where((y < line)[..., None], b * (1 - t) + c * t, image)
    elif sort == "waves":
        field = np.sin(x * 4 + 2.2 * np.sin(y * 3 + x * 2)) * 0.5 + 0.5
        image = a * field[..., None] + c * (1 - field[..., None])
        image = image * (0.8 + 0.2 * np.sin(field * 20))[..., None]
    elif sort == "app":
        image = np.full((h, w, 3), 0.96)
        image[:, : w // 6] = (0.15, 0.19, 0.25)
        image[-h // 12 :] = (0.88, 0.89, 0.91)
        for i in range(9):
            image[int(h * 0.8) - i * h // 13 : int(h * 0.8) - i * h // 13 + h // 45, w // 40 : w // 40 + w // 10] = 0.5
        for i in range(3):
            x0 = w // 6 + w // 30 + i * w // 3 - i * w // 18
            image[int(h * 0.55) : int(h * 0.84), x0 : x0 + w // 4] = [a, b, (0.9, 0.92, 0.94)][i] if i < 3 else 1
        for i in range(7):
            image[int(h * 0.44) - i * h // 16 : int(h * 0.44) - i * h // 16 + h // 60, w // 5 : w // 5 + int(w * rng.uniform(0.4, 0.75))] = 0.72
    elif sort == "off":
        image = np.full((h, w, 3), 0.015)
    if sort == "home":
        for i in range(4):
            for j in range(5):
                if j in (0, 2, 3, 4) and rng.random() < 0.9:
                    x0, y0, d = int(w * (0.09 + i * 0.225)), int(h * (0.06 + j * 0.17)), int(w * 0.14)
                    image[y0 : y0 + d, x0 : x0 + d] = rng.uniform(0.2, 1, 3)
    return np.clip(image, 0, 1), sort


def display(k, w, h, at, rot=(0, 0, 0), sort=None, glow=1.3):
    """A lit screen facing the front when unturned."""
    pixels, sort = screen_image(k, 400, max(8, int(400 * h / w)), sort)
    with s.place(at, rot):
        mat = m.picture(pixels, 0.12, 0 if sort == "off" else glow)
        s.put(s.build([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)]), mat)


def keys(k, mat, columns, rows, w, d, at, gap=0.003):
    x, y, z = at
    cw, ch = w / columns, d / rows
    first = None
    from mathutils import Matrix

    for j in range(rows):
        i = 0
        while i < columns:
            span = 5 if j == 0 and i == 4 else 2 if (i in (0, columns - 2) and j in (1, 2)) else 1
            px, py = x - w / 2 + (i + span / 2) * cw, y - d / 2 + (j + 0.5) * ch
            if span == 1 and first is not None:
                s.stamp(first, Matrix.Translation((px, py, z)))
            else:
                part = s.box(mat, (cw * span - gap, ch - gap, 0.0025), (px, py, z), 0.0008)
                first = part if span == 1 else first
            i += span


@kind("laptop", [table_top, table_top, blanket], [(-28, 24, 1), (34, 28, 1), (4, 18, 1), (140, 24, 1)])
def laptop(k):
    w, d = k.pick((0.31, 0.215), (0.33, 0.225), (0.36, 0.245), name="size")
    color, tone = k.pick(("#b8babc", "silver"), ("#56585b", "graphite"), ("#cbb8a4", "champagne"), ("#25272a", "black"), ("#45556a", "blue"), name="color")
    body = m.metal(color, 0.38, wear=0.05) if tone != "black" else black()
    s.slab(body, (w, d, 0.012), 0.012, bevel=0.003)
    key_mat = black() if tone != "champagne" else m.plastic("#efebe4")
    s.slab(m.plastic("#202123" if tone != "champagne" else "#d8cdbf", 0.6), (w * 0.86, d * 0.46, 0.0004), 0.004, (0, d * 0.14, 0.0121), bevel=0)
    keys(k, key_mat, 14, 5, w * 0.84, d * 0.43, (0, d * 0.14, 0.0124))
    s.slab(m.metal(color, 0.3), (w * 0.36, d * 0.3, 0.0006), 0.006, (0, -d * 0.3, 0.0119), bevel=0.0002)
    angle = k.between(12, 24)
    with s.place((0, d / 2 - 0.004, 0.014), (-angle, 0, 0)):
        s.slab(body, (w, d, 0.006), 0.012, (0, 0.006, d / 2), (90, 0, 0), bevel=0.002)
        s.slab(m.plastic("#0f1011", 0.2), (w - 0.004, d - 0.004, 0.0008), 0.011, (0, 0.0001, d / 2), (90, 0, 0), bevel=0)
        display(k, w - 0.018, d - 0.024, (0, -0.0012, 0.014), sort=k.options.get("screen") or k.pick("hills", "waves", "app", "hills"))
    s.rod(m.plastic("#1a1a1b"), (-w * 0.38, d / 2 - 0.002, 0.011), (w * 0.38, d / 2 - 0.002, 0.011), 0.005)
    k.say(f"{tone} laptop")


@kind("phone", [table_top, blanket, table_top], flat_views)
def phone(k):
    w, h, t = 0.072, 0.148, 0.008
    color = k.pick("#1d1f22", "#e9e7e1", "#2f4a5f", "#a8b5a2", "#d8b8b0", "#5a4a6a", name="color")
    with s.place((0, 0, 0), (0, 0, k.between(-25, 25))):
        s.slab(m.metal(color if color != "#e9e7e1" else "#c9c9c6", 0.25), (w, h, t), 0.012, bevel=0.0025)
        if k.chance(0.6):
            s.slab(m.plastic("#08090a", 0.05), (w - 0.004, h - 0.004, 0.0004), 0.0105, (0, 0, t), bevel=0)
            pixels, sort = screen_image(k, 150, 320, k.pick("home", "waves", "hills", "off"))
            s.slab(m.picture(pixels, 0.06, 0 if sort == "off" else 1.0), (w - 0.008, h - 0.008, 0.0002), 0.009, (0, 0, t + 0.0004), bevel=0)
            s.slab(m.plastic("#050505", 0.1), (0.02, 0.006, 0.0002), 0.003, (0, h * 0.44, t + 0.0006), bevel=0)
        else:
            s.slab(m.plastic(color, 0.25), (w - 0.003, h - 0.003, 0.0006), 0.011, (0, 0, t), bevel=0.0003)
            s.slab(m.plastic(color, 0.15), (0.032, 0.034, 0.0014), 0.008, (-w * 0.22, h * 0.34, t), bevel=0.0005)
            for x, y in ((-0.008, 0.008), (-0.008, -0.008), (0.008, 0)):
                s.cylinder(m.metal("#3a3a3c", 0.2), 0.0068, 0.0016, (-w * 0.22 + x, h * 0.34 + y, t + 0.001), bevel=0.0004)
                s.cylinder(m.pane("#07080c"), 0.0052, 0.0006, (-w * 0.22 + x, h * 0.34 + y, t + 0.0024))
        for y in (0.1, 0.26):
            s.box(m.metal(color, 0.3), (0.001, 0.014, 0.0025), (w / 2, h * y, 0.003), 0.0004)
    k.say("phone")


@kind("tablet", [table_top, blanket, table_top], flat_views)
def tablet(k):
    w, h, t = k.pick((0.17, 0.245), (0.18, 0.25)) + (0.0065,)
    color = k.pick("#b9babb", "#55575a", "#d9c3b0", "#8fa5b5", name="color")
    lean = k.chance(0.6)
    with s.place((0, 0, 0.003 if lean else 0), (58 if lean else 0, 0, k.between(-10, 10))):
        with s.place((0, w / 2 if lean else 0, 0), (0, 0, 90 if lean else k.between(-15, 15))):
            s.slab(m.metal(color, 0.35), (w, h, t), 0.012, bevel=0.002)
            s.slab(m.plastic("#0a0b0c", 0.06), (w - 0.003, h - 0.003, 0.0004), 0.011, (0, 0, t), bevel=0)
        pixels, sort = screen_image(k, 400, 280) if lean else screen_image(k, 280, 400)
        size = (h - 0.018, w - 0.018) if lean else (w - 0.018, h - 0.018)
        s.slab(m.picture(pixels, 0.08, 0 if sort == "off" else 1.0), (*size, 0.0002), 0.004, (0, w / 2 if lean else 0, t + 0.0004), bevel=0)
    if lean:
        s.box(m.leather(k.pick("#3a2a20", "#25333f", "#6a6660", "#7a3f35"), 0.5), (h * 0.6, 0.004, w * 0.72), (0, 0.1, 0), 0.001, (22, 0, 0))
    k.say("tablet")


def stand(k, mat, h, wide, style):
    if style == "foot":
        s.slab(mat, (wide * 0.4, 0.2, 0.008), 0.03, bevel=0.002)
        s.box(mat, (0.05, 0.025, h), (0, 0.05, 0.006), 0.004)
    elif style == "legs":
        for x in (-1, 1):
            for y in (-1, 1):
                s.bar(mat, (x * wide * 0.32, 0.0, h + 0.04), (x * wide * 0.36, y * 0.13, 0), 0.018, 0.014)
    else:
        s.tube(mat, [(-wide * 0.25, -0.1, 0.006), (-wide * 0.04, 0.06, 0.006), (0, 0.06, h), (wide * 0.04, 0.06, 0.006), (wide * 0.25, -0.1, 0.006)], 0.008, smooth=False)


@kind("monitor", [table_top, table_top, studio], [(-26, 12, 1), (30, 14, 1), (3, 8, 1), (-20, 22, 1.7)])
def monitor(k):
    w, h = k.pick((0.54, 0.32), (0.61, 0.36), (0.8, 0.345), name="size")
    mat = k.pick(black(), m.metal("#b9bbbd", 0.35), m.plastic("#e6e5e1", 0.45))
    stand(k, mat, 0.16, w, k.pick("foot", "foot", "v"))
    with s.place((0, 0.03, 0.11), (-3, 0, 0)):
        s.slab(black(), (w, h, 0.016), 0.006, (0, 0, h / 2), (90, 0, 0), bevel=0.003)
        s.box(mat, (w * 0.5, 0.03, h * 0.5), (0, 0.012, h * 0.25), 0.01)
        display(k, w - 0.012, h - 0.022, (0, -0.0165, 0.015), sort=k.pick("hills", "waves", "app", "off", "hills"))
        s.box(mat, (w, 0.018, 0.012), (0, -0.008, 0), 0.002)
    if k.chance(0.5):
        s.slab(mat, (0.36, 0.12, 0.012), 0.01, (0, -0.24, 0), bevel=0.003)
        keys(k, m.plastic("#e9e8e4" if k.chance(0.5) else "#27282a"), 15, 5, 0.34, 0.105, (0, -0.24, 0.012))
    k.say("monitor")


@kind("tv", [room], [(-22, 6, 1), (26, 8, 1), (3, 4, 1), (-30, 14, 1.6)])
def tv(k):
    w = k.pick(0.97, 1.23, 1.45, name="size")
    h = w * 0.565
    top = 0.5
    from kinds.furniture import case_mat, legs

    mat, _ = case_mat(k)
    legs(k, w + 0.1, 0.3, 0.14, "taper")
    s.box(mat, (w + 0.3, 0.4, top - 0.14), (0, 0, 0.14), 0.006)
    for i in range(3):
        s.box(m.plastic("#14110e", 0.9), (0.004, 0.002, top - 0.18), (-w / 2 + (i) * w / 2, -0.2, 0.16), 0)
    with s.place((0, 0, top)):
        stand(k, black(), 0.06, w * 1.1, k.pick("legs", "foot"))
        s.slab(black(), (w, h, 0.03), 0.008, (0, 0.02, 0.06 + h / 2), (90, 0, 0), bevel=0.004)
        display(k, w - 0.014, h - 0.018, (0, -0.011, 0.07), sort=k.pick("hills", "waves", "off", "hills"))
    if k.chance(0.5):
        with s.place((w * 0.5 + 0.02, -0.05, top)):
            s.lathe(m.ceramic("#e2dccf"), [(0.03, 0), (0.05, 0.08), (0.02, 0.16), (0.026, 0.18)], smooth=True)
    k.say("television")


def cup(k, mat, pad, at, rot, r=0.04, thick=0.03):
    with s.place(at, rot):
        s.lathe(mat, [(0, thick), (r * 0.55, thick), (r * 0.9, thick * 0.75), (r, thick * 0.3), (r, 0), (0, 0)], squash=1.18)
        s.ring(pad, r * 0.72, r * 0.3, (0, 0, -r * 0.18), flat=0.8)


@kind("headphones", [table_top, studio, table_top], [(-30, 16, 1), (36, 22, 1), (6, 12, 1), (-46, 30, 1.7)])
def headphones(k):
    color, tone = k.pick(("#1d1e20", "black"), ("#c9c6bf", "silver"), ("#e9e6df", "white"), ("#33475c", "navy"), ("#6a3a30", "red-brown"), ("#4b4d50", "graphite"), ("#8a9a86", "sage"), name="color")
    mat = m.plastic(color, 0.4)
    trim = k.pick(m.metal("#b9bbbd", 0.25), m.plastic(color, 0.3), m.metal("#c9a25a", 0.25), m.wood("walnut"))
    pad = m.leather(k.pick("#17181a", "#4a3a2e", "#8a8780") if tone != "black" else "#17181a", 0.5, 0.1, 0.1)
    form = k.pick("arch", "studio", "slim", name="form")
    r, top = 0.085, 0.115
    with s.place((0, 0, 0.05), (-k.between(2, 16), 0, 0)):
        a = np.linspace(0, math.pi, 9)
        wide = {"arch": 0.012, "studio": 0.018, "slim": 0.006}[form]
        band = [(r * math.cos(t), 0, 0.02 + top * math.sin(t) ** 0.8) for t in a]
        s.tube(trim if form == "slim" else mat, band, wide, flat=0.28, seg=16)
        s.tube(pad, [(x * 0.93, y, z - 0.006) for x, y, z in band[2:7]], wide * 1.15, flat=0.5, seg=16)
        for side in (-1, 1):
            x = side * r
            if form == "studio":
                s.tube(trim, [(x, 0, 0.03), (x + side * 0.008, -0.036, 0.012), (x + side * 0.008, -0.04, -0.01)], 0.0032)
                s.tube(trim, [(x, 0, 0.03), (x + side * 0.008, 0.036, 0.012), (x + side * 0.008, 0.04, -0.01)], 0.0032)
            else:
                s.rod(trim, (x, 0, 0.045), (x, 0, -0.01), 0.005)
            cup(k, mat, pad, (x - side * 0.002, 0, -0.006), (0, 90 * side, 6 * side), k.between(0.036, 0.043), 0.028)
            with s.place((x + side * 0.0265, 0, -0.006), (0, 90 * side, 6 * side)):
                s.cylinder(trim, 0.022, 0.002, bevel=0.0008)
    if k.chance(0.5):
        p = [(-r, -0.02, 0.012), (-r - 0.01, -0.08, 0.003), (-0.02, -0.13, 0.003), (0.08, -0.1, 0.003), (0.14, -0.16, 0.003)]
        s.tube(black(), p, 0.0022)
    k.say(f"{tone} headphones")


@kind("camera", [table_top, table_top, blanket], [(-26, 16, 1), (32, 20, 1), (4, 10, 1), (-20, 36, 1.5)])
def camera(k):
    form = k.pick("rangefinder", "slr", "compact", "mirrorless", name="form")
    w, h, d = {"rangefinder": (0.138, 0.075, 0.034), "slr": (0.142, 0.08, 0.045), "compact": (0.11, 0.062, 0.03), "mirrorless": (0.122, 0.068, 0.038)}[form]
    skin = m.leather(k.pick("#1b1b1c", "#1b1b1c", "#5a3826", "#39424a", "#5d2a26"), 0.6, 0.15, 0.05)
    top = k.pick(m.metal("#c4c5c5", 0.3), m.metal("#c4c5c5", 0.3), m.metal("#26272a", 0.4), black())
    s.slab(top, (w, d, h), d * 0.42, bevel=0.003)
    s.slab(skin, (w + 0.001, d + 0.001, h * 0.56), d * 0.42, (0, 0, h * 0.16), bevel=0.0004)
    if form in ("slr", "mirrorless"):
        s.box(top, (0.05, d * 0.95, 0.024), (0, 0, h - 0.004), 0.005, taper=(0.55, 0.7))
        s.box(m.pane("#0b0c10"), (0.02, 0.002, 0.01), (0, -d * 0.42, h + 0.002), 0)
    else:
        s.slab(top, (w * 0.72, d * 0.9, 0.008), 0.01, (0.004, 0, h - 0.001), bevel=0.002)
        for x in (-0.28, 0.02, 0.3):
            s.box(m.pane("#15202b"), (0.014, 0.003, 0.009), (x * w, -d / 2 - 0.0006, h * 0.82), 0.001)
            s.box(top, (0.02, 0.002, 0.014), (x * w, -d / 2 + 0.0002, h * 0.82 - 0.0025), 0.001)
    silver = m.metal("#c9cacb", 0.25)
    for x, r, t in ((-0.4, 0.01, 0.008), (0.26, 0.011, 0.007), (0.41, 0.007, 0.006)):
        s.cylinder(silver, r, t, (x * w, 0, h + 0.0), bevel=0.0015)
        s.cylinder(m.metal("#8d8f90", 0.4), r * 0.9, 0.0025, (x * w, 0, h + t), bevel=0.0006)
    barrel = k.pick(black(), silver, black())
    x0 = {"rangefinder": -0.004, "slr": 0, "compact": 0.008, "mirrorless": -0.008}[form]
    r, long = {"rangefinder": (0.025, 0.026), "slr": (0.031, 0.045), "compact": (0.022, 0.014), "mirrorless": (0.029, 0.05)}[form]
    with s.place((x0, -d / 2 + 0.002, h * 0.46), (90, 0, 0)):
        s.cylinder(silver, r * 1.12, 0.005, bevel=0.001)
        z = 0.004
        for i, (q, t) in enumerate(((1.0, 0.3), (1.07, 0.35), (0.96, 0.35))):
            s.cylinder(barrel if i != 1 else m.plastic("#141414", 0.7, grainy=True), r * q, long * t, (0, 0, z), bevel=0.0012)
            z += long * t
        s.ring(black(), r * 0.84, r * 0.1, (0, 0, z))
        s.lathe(m.pane("#0a0d1a", 0.02), [(r * 0.8, -0.004), (r * 0.5, 0.001), (0, 0.003)], (0, 0, z - 0.003))
        s.ring(m.material("#d8d8d0", 0.5), r * 0.72, 0.0006, (0, 0, z + 0.0005))
    if k.chance(0.6):
        strap = m.leather(k.pick("#4a2f1e", "#1a1a1a", "#7a5230"), 0.5)
        a = [(-w / 2, 0, h * 0.8), (-w * 0.62, 0.02, h * 0.5), (-w * 0.75, 0.06, 0.006), (-w * 0.2, 0.13, 0.005), (w * 0.4, 0.12, 0.006), (w * 0.7, 0.07, 0.005), (w * 0.62, 0.02, h * 0.5), (w / 2, 0, h * 0.8)]
        s.tube(strap, a, 0.005, flat=0.25, seg=10)
    k.focus = list(s.made)
    k.say(f"{form} camera")


@kind("speaker", [table_top, studio, table_top], small)
def speaker(k):
    form = k.pick("pair", "can", "retro", "pill", name="form")
    cloth = m.fabric(k.pick("#4b5156", "#8f9498", "#b8a58a", "#7a3f35", "#39505f"), "plain", 0.02, size=0.05)
    if form == "pair":
        mat = k.pick(m.wood("walnut"), m.wood("oak"), m.paint("#efece6", 0.3), black())
        cone = k.pick(m.plastic("#1a1a1b", 0.7), m.plastic("#c9b24a", 0.6), m.metal("#8d8f91", 0.4))
        for x, turn in ((-0.15, 8), (0.15, -8)):
            with s.place((x, 0, 0), (0, 0, turn)):
                s.box(mat, (0.19, 0.24, 0.32), bevel=0.004)
                for z, r in ((0.11, 0.068), (0.245, 0.034)):
                    with s.place((0, -0.121, z), (90, 0, 0)):
                        s.ring(m.metal("#3a3b3d", 0.35), r, r * 0.1)
                        s.lathe(cone, [(0, -0.004), (r * 0.3, 0.002), (r * 0.34, -0.006), (r * 0.9, 0.002), (r, 0.004)], smooth=True)
    elif form == "can":
        r, h = 0.05, 0.17
        s.cylinder(cloth, r, h, bevel=0.012)
        s.cylinder(black(), r * 0.98, 0.006, (0, 0, h - 0.001), bevel=0.002)
        s.tube(black(), [(r, 0, h * 0.85), (r + 0.02, 0, h * 0.7), (r + 0.014, 0, h * 0.5)], 0.004)
    elif form == "retro":
        with s.place((0, 0, 0)):
            s.slab(k.pick(m.leather("#4a3226"), m.leather("#1c1c1d"), m.paint("#d9cfb8", 0.5)), (0.26, 0.19, 0.13), 0.02, (0, 0, 0.095), (90, 0, 0), bevel=0.006)
            s.slab(cloth, (0.235, 0.14, 0.004), 0.012, (0, -0.13, 0.082), (90, 0, 0), bevel=0.001)
            s.box(m.brass(), (0.236, 0.003, 0.002), (0, -0.132, 0.155), 0)
            for i in range(3):
                s.cylinder(m.brass(), 0.009, 0.01, (-0.07 + 0.07 * i, -0.06, 0.19))
    else:
        with s.place((0, 0, 0.042), (0, 90, 0)):
            s.lathe(cloth, [(0, -0.1), (0.03, -0.098), (0.04, -0.085), (0.042, 0), (0.04, 0.085), (0.03, 0.098), (0, 0.1)], smooth=True)
            for z in (-0.104, 0.094):
                s.cylinder(black(), 0.036, 0.01, (0, 0, z), bevel=0.003)
            s.slab(black(), (0.014, 0.09, 0.004), 0.006, (-0.041, 0, 0), (90, 0, 90), bevel=0.001)
    k.say("speaker")


@kind("controller", [table_top, blanket, table_top], [(-16, 44, 1), (22, 36, 1), (4, 58, 1), (-30, 30, 1.6)])
def controller(k):
    color, tone = k.pick(("#e6e4e0", "white"), ("#1e1f22", "black"), ("#8f2f3a", "crimson"), ("#4a4a8a", "violet"), ("#2f5a7a", "blue"), ("#3f6a5a", "green"), name="color")
    mat = m.plastic(color, 0.42)
    dark = black() if tone != "black" else m.plastic("#2f3033", 0.5)
    outline = [(0, 0.038), (0.03, 0.042), (0.056, 0.04), (0.074, 0.022), (0.083, -0.012), (0.086, -0.045), (0.076, -0.058), (0.062, -0.05), (0.047, -0.024), (0.03, -0.014), (0, -0.013)]
    full = outline + [(-x, y) for x, y in outline[-2:0:-1]]
    points = s.curve([(x, y, 0) for x, y in full], 5, True)[:, :2]
    rows = []
    for t in np.linspace(-1, 1, 13):
        k2 = (1 - abs(t) ** 2.6) ** 0.42
        inset = 0.012 * (1 - k2)
        center = np.array([0, 0.005])
        p = center + (points - center) * (1 - inset / 0.05)
        drop = -0.012 * np.clip((-points[:, 1] - 0.005) / 0.05, 0, 1)
        rows.append(np.stack([p[:, 0], p[:, 1], 0.024 + 0.018 * t + drop], -1))
    s.grid(mat, rows, smooth=60)
    top = 0.0415
    for x, y in ((-0.024, -0.004), (0.024, -0.004)) if k.chance(0.5) else ((-0.048, 0.018), (0.024, -0.006)):
        s.ring(dark, 0.0115, 0.0016, (x, y, top))
        s.cylinder(dark, 0.005, 0.008, (x, y, top))
        s.lathe(dark, [(0.007, 0), (0.0105, 0.003), (0.009, 0.005), (0, 0.0035)], (x, y, top + 0.006))
    at = (0.05, 0.018)
    for i, c in enumerate(("#4a9a5a", "#b5423a", "#3a6ab5", "#c9a23a")):
        a = i * 1.571
        s.cylinder(m.plastic(c if tone in ("white", "black") else "#e9e7e2", 0.3), 0.0052, 0.004, (at[0] + 0.0125 * math.cos(a), at[1] + 0.0125 * math.sin(a), top - 0.001), bevel=0.001)
    at = (-0.05, 0.018) if k.chance(0.5) else (-0.026, -0.004)
    at = (-0.05, 0.018)
    for size in ((0.022, 0.0075), (0.0075, 0.022)):
        s.slab(dark, (*size, 0.004), 0.0015, (at[0], at[1], top - 0.001), bevel=0.001)
    s.cylinder(m.metal("#b9bbbd", 0.3), 0.007, 0.003, (0, 0.022, top - 0.001))
    for x in (-0.016, 0.016):
        s.slab(dark, (0.007, 0.0035, 0.0025), 0.0015, (x, 0.02, top - 0.0005), bevel=0.0006)
    for x in (-1, 1):
        s.cushion(dark, (0.036, 0.018, 0.016), (x * 0.05, 0.038, 0.02), (0, 0, -x * 8), square=0.5)
    k.say(f"{tone} game controller")


@kind("console", [table_top, room], small)
def console(k):
    mat = k.pick(black(), m.plastic("#e6e5e1", 0.4), m.plastic("#9a948a", 0.5))
    form = k.pick("tower", "flat", "old", name="form")
    if form == "tower":
        s.slab(mat, (0.15, 0.15, 0.3), 0.01, bevel=0.004)
        for i in range(8):
            for j in range(8):
                s.cylinder(m.plastic("#0d0e0f", 0.9), 0.006, 0.001, (-0.056 + i * 0.016, -0.056 + j * 0.016, 0.3))
        s.box(m.plastic("#0b0c0d"), (0.05, 0.002, 0.004), (-0.02, -0.0755, 0.22), 0)
    elif form == "flat":
        s.slab(mat, (0.29, 0.26, 0.045), 0.015, bevel=0.005)
        s.box(m.plastic("#0a0b0c", 0.3), (0.288, 0.258, 0.006), (0, -0.002, 0.02), 0.001)
        s.box(m.material("#9fd0ff", 0.4, glow=2), (0.05, 0.002, 0.002), (0.08, -0.131, 0.03), 0)
    else:
        s.slab(m.plastic("#cfcac0", 0.5), (0.26, 0.2, 0.05), 0.012, bevel=0.004)
        s.slab(m.plastic("#4a4a4e", 0.5), (0.26, 0.09, 0.03), 0.01, (0, 0.05, 0.05), bevel=0.004)
        s.box(m.plastic("#2a2a2c"), (0.11, 0.02, 0.006), (0, 0.05, 0.08), 0.001)
        s.box(m.plastic("#b0a8a0"), (0.09, 0.014, 0.07), (0, 0.05, 0.08), 0.002)
        for x in (-0.08, 0.08):
            s.box(m.plastic("#8a3a3a"), (0.03, 0.012, 0.006), (x, -0.03, 0.05), 0.001)
    with s.place((0.2, -0.12, 0), (0, 0, -20)):
        controller(k)
    k.say("game console with controller")


@kind("microphone", [table_top, studio, table_top], [(-26, 8, 1), (32, 12, 1), (5, 4, 1), (-18, 14, 1.8)])
def microphone(k):
    mat = k.pick(m.metal("#c9cacb", 0.3), m.metal("#2a2b2e", 0.4), m.metal("#c2a468", 0.3), m.metal("#6f7478", 0.35))
    mesh = m.material(m.ramp(np.clip(np.sin(np.mgrid[0:256, 0:256][0] * 0.79) * np.sin(np.mgrid[0:256, 0:256][1] * 0.79) + 0.6, 0, 1).astype(np.float32), "#151515", "#b5b6b7"), 0.35, 0.8, tile=0.05)
    form = k.pick("condenser", "dynamic", "boom", "retro", name="form")
    if form in ("condenser", "boom"):
        s.cylinder(m.metal("#26272a", 0.45), 0.075, 0.014, bevel=0.004) if form == "condenser" else s.slab(black(), (0.1, 0.08, 0.02), 0.01, (0.22, 0.05, 0))
        if form == "condenser":
            s.rod(mat, (0, 0, 0.01), (0, 0, 0.12), 0.006)
        else:
            s.tube(m.metal("#26272a", 0.4), [(0.22, 0.05, 0.02), (0.23, 0.05, 0.32), (0.05, 0.02, 0.42), (0.0, 0, 0.38)], 0.008, smooth=False)
        z = 0.12 if form == "condenser" else 0.2
        s.ring(m.plastic("#1a1a1b"), 0.042, 0.004, (0, 0, z + 0.035))
        s.ring(m.plastic("#1a1a1b"), 0.042, 0.004, (0, 0, z + 0.085))
        for i in range(4):
            a = i * 1.571 + 0.7
            s.rod(black(), (0.042 * math.cos(a), 0.042 * math.sin(a), z + 0.03), (0.042 * math.cos(a), 0.042 * math.sin(a), z + 0.09), 0.0025)
        s.lathe(mat, [(0, z), (0.02, z), (0.024, z + 0.006), (0.0255, z + 0.1), (0.0265, z + 0.103)])
        s.lathe(mesh, [(0.026, z + 0.103), (0.0265, z + 0.15), (0.022, z + 0.165), (0, z + 0.17)], smooth=False)
        s.ring(mat, 0.0262, 0.0022, (0, 0, z + 0.104))
        s.cylinder(m.brass(), 0.006, 0.001, (0, -0.0255, z + 0.06), (90, 0, 0))
        if k.chance(0.5):
            with s.place((0, -0.08, z + 0.13), (90, 0, 0)):
                s.ring(black(), 0.06, 0.003)
                s.cylinder(m.fabric("#161618", "plain"), 0.058, 0.001)
            s.tube(black(), [(0, -0.08, z + 0.07), (0.02, -0.06, z), (0.0, -0.01, z - 0.02)], 0.003)
    else:
        s.cylinder(m.metal("#26272a", 0.45), 0.07, 0.016, bevel=0.005)
        s.rod(m.chrome(), (0, 0, 0.01), (0, 0, 0.17), 0.006)
        with s.place((0, 0, 0.2), (-60 if form == "dynamic" else -10, 0, 10)):
            if form == "dynamic":
                s.lathe(m.metal("#2a2b2e", 0.45), [(0, -0.1), (0.011, -0.1), (0.013, -0.02), (0.019, 0.03), (0.021, 0.045)])
                s.ring(mat, 0.025, 0.003, (0, 0, 0.05))
                s.lathe(mesh, [(0.019, 0.043), (0.026, 0.052), (0.026, 0.066), (0.018, 0.085), (0, 0.091)], smooth=True)
            else:
                s.cushion(m.chrome(), (0.085, 0.06, 0.125), (0, 0, -0.03), square=0.5, puff=0)
                s.cushion(mesh, (0.075, 0.066, 0.1), (0, 0, -0.018), square=0.5, puff=0)
                for x in (-0.028, -0.014, 0, 0.014, 0.028):
                    s.tube(m.chrome(), [(x, -0.025, -0.02), (x * 1.05, -0.034, 0.03), (x, -0.024, 0.085)], 0.003)
    k.say("microphone")


@kind("radio", [table_top], small)
def radio(k):
    body = k.pick(m.wood("walnut"), m.wood("cherry"), m.plastic(k.pick("#b5422f", "#d9cfb4", "#3f6a6f", "#2f3a4a", "#7f9a7a"), 0.3), m.leather("#5a3a26"))
    w, h, d = k.between(0.24, 0.32), k.between(0.15, 0.19), 0.1
    r = k.pick(0.01, 0.03, 0.06)
    s.slab(body, (w, h, d), r, (0, d / 2, h / 2 + 0.008), (90, 0, 0), bevel=0.006)
    cloth = m.fabric(k.pick("#cdbb93", "#8a7a5f", "#55504a"), "plain", 0.1, size=0.06)
    face = k.pick("side", "low", "slats", name="form")
    y = -d / 2 - 0.002
    with s.place((0, y, 0.008)):
        if face == "side":
            s.slab(cloth, (w * 0.52, h * 0.74, 0.004), 0.012, (-w * 0.18, 0.003, h / 2), (90, 0, 0), bevel=0.001)
            s.cylinder(m.material("#efe3c2", 0.4), h * 0.26, 0.004, (w * 0.28, 0.003, h * 0.62), (90, 0, 0))
            s.ring(m.brass(), h * 0.26, 0.003, (w * 0.28, -0.001, h * 0.62), (90, 0, 0))
            s.box(m.material("#b5302a", 0.4), (0.002, 0.002, h * 0.22), (w * 0.28, -0.003, h * 0.62), 0, (0, 25, 0))
            for x in (0.2, 0.36):
                s.cylinder(m.brass(), 0.012, 0.014, (w * x, 0.003, h * 0.2), (90, 0, 0), bevel=0.003)
        else:
            s.slab(m.material("#f0e4c4", 0.3, glow=k.pick(0, 0.4)), (w * 0.84, h * 0.26, 0.003), 0.006, (0, 0.003, h * 0.76), (90, 0, 0), bevel=0.001)
            for i in range(14):
                s.box(m.material("#5a4a35", 0.6), (0.001, 0.001, h * (0.1 if i % 3 else 0.16)), (w * (-0.36 + i * 0.055), -0.0005, h * 0.72), 0)
            s.box(m.material("#b5302a", 0.4), (0.002, 0.001, h * 0.22), (w * k.between(-0.2, 0.2), -0.001, h * 0.66), 0)
            if face == "low":
                s.slab(cloth, (w * 0.62, h * 0.46, 0.004), 0.01, (0, 0.003, h * 0.33), (90, 0, 0), bevel=0.001)
            else:
                for i in range(7):
                    s.box(m.brass(), (w * 0.6, 0.004, 0.004), (0, 0, h * (0.14 + i * 0.06)), 0.001)
            for x in (-0.4, 0.4):
                s.cylinder(m.plastic("#2a211a", 0.3), 0.016, 0.014, (w * x, 0.003, h * 0.33), (90, 0, 0), bevel=0.003)
    if k.chance(0.6):
        s.tube(m.leather("#3a2a1e") if k.chance(0.5) else m.brass(), [(-w * 0.4, 0, h), (-w * 0.36, 0, h + 0.03), (w * 0.36, 0, h + 0.03), (w * 0.4, 0, h)], 0.006)
    if k.chance(0.5):
        s.rod(m.chrome(), (w * 0.4, d * 0.35, h), (w * 0.75, d * 0.35, h + 0.28), 0.003, 0.0015)
    for x in (-0.4, 0.4):
        s.cylinder(black(), 0.012, 0.01, (w * x, 0, 0))
    k.say("radio")


@kind("watch", [table_top, blanket, table_top], [(-14, 46, 1, {"margin": 0.14}), (22, 38, 1, {"margin": 0.14}), (5, 62, 1), (-24, 40, 1.6)])
def watch(k):
    case_mat = k.pick(m.metal("#c6c8ca", 0.2), m.metal("#d4ac62", 0.2), m.metal("#2d2e31", 0.35), m.metal("#c98f72", 0.22))
    dial = k.pick("#12161c", "#eeebe4", "#1f3a5a", "#3f4a35", "#d8cfb8", "#5a2a2a", name="dial")
    r = 0.019
    band = k.pick("leather", "leather", "steel", "rubber", name="band")
    mat = {"leather": m.leather(k.pick("#5a3521", "#1f1d1c", "#8a5a35", "#3a4a3a"), 0.5), "steel": m.metal("#c6c8ca", 0.25), "rubber": m.plastic(k.pick("#1d1e20", "#2f3f55", "#5a5f45"), 0.6)}[band]
    lie = k.between(-28, 28)
    with s.place((0, 0, 0.0105), (0, 0, lie)):
        s.cylinder(case_mat, r, 0.009, (0, 0, -0.006), bevel=0.002, seg=64)
        s.ring(case_mat, r * 0.92, r * 0.09, (0, 0, 0.004), seg=64)
        s.cylinder(m.plastic(dial, 0.35), r * 0.88, 0.002, (0, 0, 0.0012), seg=64)
        light = m.material("#f2f0ea" if dial not in ("#eeebe4", "#d8cfb8") else "#222222", 0.3)
        for i in range(12):
            a = i * 0.5236
            s.box(light, (0.0011 if i % 3 else 0.0018, 0.0035, 0.0006), (r * 0.74 * math.sin(a), r * 0.74 * math.cos(a), 0.0033), 0, (0, 0, -math.degrees(a)))
        for a, long, w in ((305, 0.5, 0.0014), (60, 0.72, 0.001), (200, 0.75, 0.0004)):
            with s.place((0, 0, 0.0042), (0, 0, -a)):
                s.box(light if w > 0.0005 else m.material("#b5422f"), (w, r * long, 0.0004), (0, r * long * 0.42, 0), 0)
        s.cylinder(case_mat, 0.0012, 0.0012, (0, 0, 0.004))
        if k.chance(0.4):
            for x in (-0.4, 0.4):
                s.ring(light, r * 0.2, 0.0003, (r * x, 0, 0.0033))
        s.rod(case_mat, (r, 0, -0.001), (r + 0.004, 0, -0.001), 0.0026)
        for x in (-1, 1):
            for y in (-1, 1):
                s.bar(case_mat, (x * 0.0105, y * r * 0.75, 0), (x * 0.0105, y * (r + 0.005), -0.005), 0.003)
    for side, long in ((1, 0.075), (-1, 0.105)):
        def strap(u, v, side=side, long=long):
            wide = 0.0098 - 0.0014 * v
            z = 0.004 + 0.005 * np.exp(-v * 5) + 0.006 * np.sin(v * 3.1) ** 2
            tip = 1 - 0.06 * (np.abs(u - 0.5) * 2) ** 3 * (v > 0.9)
            return np.stack([(u - 0.5) * 2 * wide, side * (0.019 + long * v * tip), z], -1)

        with s.place((0, 0, 0), (0, 0, lie)):
            part = s.sheet(mat, strap, 8, 40)
            part.modifiers.new("thick", "SOLIDIFY").thickness = 0.0026
            if band == "steel":
                for i in range(16):
                    at = strap(np.array(0.5), np.array(i / 16))
                    s.box(m.metal("#8f9295", 0.4), (0.0185, 0.0009, 0.0012), (0, float(at[1]), float(at[2])), 0)
            elif side < 0:
                for i in range(5):
                    at = strap(np.array(0.5), np.array(0.55 + i * 0.08))
                    s.cylinder(m.plastic("#0d0c0b", 0.9), 0.0011, 0.0006, (0, float(at[1]), float(at[2]) + 0.0002))
            else:
                at = strap(np.array(0.5), np.array(1.0))
                s.tube(case_mat, [(-0.0105, float(at[1]) - 0.002, 0.005), (-0.0105, float(at[1]) + 0.008, 0.006), (0.0105, float(at[1]) + 0.008, 0.006), (0.0105, float(at[1]) - 0.002, 0.005)], 0.0011, closed=True, smooth=False)
    k.say("wristwatch")


@kind("telescope", [room, room, studio], [(-30, 8, 1), (35, 12, 1), (75, 6, 1), (-20, 20, 1.7)])
def telescope(k):
    tube_mat = k.pick(m.enamel("#e9e7e2"), m.enamel("#20242c"), m.enamel("#2f4f7a"), m.brass(), m.enamel("#8f2f2a"))
    leg = k.pick(m.wood("oak"), m.metal("#b9bbbd", 0.3), m.iron(), m.wood("walnut"))
    for i in range(3):
        a = i * 2.094 + 0.5
        foot, top = (0.42 * math.cos(a), 0.42 * math.sin(a), 0), (0.05 * math.cos(a), 0.05 * math.sin(a), 0.98)
        s.bar(leg, foot, top, 0.028, 0.02, 1.2)
        s.rod(m.iron(), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.42), (0, 0, 0.46), 0.005)
    s.cylinder(m.iron(), 0.06, 0.05, (0, 0, 0.96))
    s.rod(m.iron(), (0, 0, 1.0), (0, 0, 1.12), 0.025)
    with s.place((0, 0, 1.14), (62, 0, k.between(-40, 40))):
        r = 0.045
        reflector = k.chance(0.3)
        r = 0.085 if reflector else r
        s.lathe(tube_mat, [(0, -0.42), (r * 0.97, -0.42), (r, -0.41), (r, 0.36)], (0, 0, 0))
        s.lathe(black(), [(r * 1.16, 0.34), (r * 1.16, 0.5), (r * 1.1, 0.5), (r * 1.08, 0.4), (0, 0.4)])
        s.ring(m.brass(), r, 0.006, (0, 0, -0.12))
        s.ring(m.brass(), r, 0.006, (0, 0, 0.1))
        if not reflector:
            s.cylinder(black(), 0.026, 0.12, (0, 0, -0.53))
            s.tube(m.chrome(), [(0, 0, -0.52), (0, 0, -0.58), (0, -0.05, -0.62)], 0.018, smooth=False)
            s.cylinder(black(), 0.022, 0.05, (0, -0.05, -0.64), (50, 0, 0))
        else:
            s.cylinder(black(), 0.026, 0.08, (0, -r, 0.26), (90, 0, 0))
        s.rod(black(), (0, -r - 0.03, -0.38), (0, -r - 0.03, -0.14), 0.014)
        s.cylinder(black(), 0.03, 0.05, (0.05, 0, -0.02), (0, 90, 0))
    k.say("telescope on a tripod")


@kind("keyboard", [table_top, room], [(-20, 34, 1), (26, 28, 1), (4, 40, 1), (-34, 24, 1.7)])
def keyboard(k):
    octaves = k.pick(2, 3, 4, 5, name="octaves")
    key_w = 0.0228
    w = octaves * 7 * key_w + 0.04
    mat = k.pick(black(), m.plastic("#e9e7e2", 0.35), m.plastic("#7a2a2a", 0.35), m.wood("walnut"))
    d = 0.26
    s.slab(mat, (w, d, 0.06), 0.008, bevel=0.004)
    panel = m.plastic("#2c2d30", 0.5)
    s.box(panel, (w - 0.01, 0.1, 0.004), (0, d / 2 - 0.058, 0.06), 0.001)
    white, dark = m.plastic("#f3f1ea", 0.25), m.plastic("#131314", 0.3)
    for i in range(octaves * 7):
        x = -w / 2 + 0.02 + (i + 0.5) * key_w
        s.box(white, (key_w - 0.001, 0.145, 0.02), (x, -d / 2 + 0.074, 0.055), 0.0015)
        if i % 7 in (0, 1, 3, 4, 5):
            s.box(dark, (0.012, 0.09, 0.014), (x + key_w / 2, -d / 2 + 0.1, 0.073), 0.002)
    for i in range(k.pick(4, 6, 8)):
        s.lathe(black(), [(0.009, 0), (0.008, 0.014), (0, 0.015)], (w * (0.05 + 0.05 * i), d / 2 - 0.04, 0.064))
    for i in range(8):
        s.slab(m.plastic(k.pick("#d8d5cf", "#b5422f", "#5a8a6a", "#c9a23a"), 0.5), (0.02, 0.012, 0.004), 0.002, (-w * 0.42 + i * 0.028, d / 2 - 0.04, 0.064), bevel=0.001)
    display(k, 0.07, 0.03, (-0.02, d / 2 - 0.06, 0.0645), (-90, 0, 0), "app")
    k.say("keyboard")
