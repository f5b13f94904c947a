"""Clothes, shoes, bags, and luggage."""
import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import blanket, garage, patio, room, studio, table_top

shoe_views = [(-34, 20, 1), (40, 26, 1), (-70, 14, 1), (-20, 44, 1.4)]


def last(top, toe=0.02, heel=0.0):
    """Sections of a right shoe from heel to toe, 0.29 m along x: (x, half width, height, floor)."""
    x = np.array([-0.125, -0.118, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.13, 0.15, 0.158])
    half = np.array([0.012, 0.026, 0.033, 0.034, 0.032, 0.037, 0.045, 0.047, 0.04, 0.026, 0.008])
    height = np.interp(x, [-0.125, -0.06, 0.0, 0.05, 0.1, 0.14, 0.158], [top * 0.96, top, top * 0.92, 0.075, 0.058, 0.045 + toe * 0.4, 0.03])
    return x, half, height


def upper(mat, top, base, swell=1.0, toe=0.02):
    x, half, height = last(top, toe)
    rows = []
    a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    for px, w, h in zip(x, half, height):
        c, n = np.cos(a), np.sin(a)
        p = 2.6
        q = (np.abs(c) ** p + np.abs(n) ** p) ** (-1 / p)
        mid, reach = (h + base) / 2, (h - base) / 2
        narrow = 1 - 0.42 * np.clip(n, 0, 1) ** 1.6 * np.clip((h - 0.055) / 0.05, 0, 1)
        rows.append(np.stack([np.full_like(a, px), w * swell * q * c * narrow + 0.006 * np.sin((px + 0.12) * 10), mid + reach * q * n], -1))
    rows = np.array(rows)
    fine = np.stack([s.curve(rows[:, j], 4) for j in range(rows.shape[1])], 1)
    return s.grid(mat, fine, smooth=70)


def sole(mat, thick, rim=1.1, lift=0.012, wedge=0.0):
    x, half, _ = last(0.1)
    xs = np.concatenate([x, x[::-1]])
    ys = np.concatenate([half, -half[::-1]]) * rim + 0.006 * np.sin((xs + 0.12) * 10)
    outline = s.curve(np.stack([xs * 1.02, ys], -1), 3, True)
    rise = lift * np.clip((outline[:, 0] - 0.07) / 0.09, 0, 1) ** 1.6
    rows = [np.stack([outline[:, 0] * q, outline[:, 1] * q, z + rise + wedge * np.clip(-outline[:, 0] / 0.12, 0, 1) * (z > 0.005)], -1) for q, z in ((0.94, 0), (1.0, 0.003), (1.0, thick - 0.004), (0.96, thick), (0.6, thick))]
    s.grid(mat, rows, smooth=40)


def laces(mat, count, x0, x1, z0, z1, wide=0.022):
    for i in range(count):
        t = i / max(count - 1, 1)
        x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
        s.tube(mat, [(x, -wide, z - 0.006), (x + 0.002, 0, z + 0.004), (x, wide, z - 0.006)], 0.0028, seg=8, flat=0.6)
        if i:
            px, pz = x0 + (x1 - x0) * (t - 1 / (count - 1)), z0 + (z1 - z0) * (t - 1 / (count - 1))
            for y in (-1, 1):
                s.tube(mat, [(px, y * wide, pz - 0.005), ((px + x) / 2, 0, (pz + z) / 2 + 0.0035), (x, -y * wide, z - 0.005)], 0.0025, seg=6)


def collar(mat, x, z, rx, ry, r=0.009, tilt=-8):
    with s.place((x, 0, z), (0, tilt, 0), (rx, ry, 1)):
        s.ring(mat, 1.0, r / rx, (0, 0, 0), flat=rx)
        s.cylinder(m.plastic("#131212", 0.95), 0.94, 0.002, (0, 0, 0.0))


def pair(k, build, gap=0.12):
    for side in (-1, 1):
        with s.place((k.between(-0.02, 0.02), side * gap / 2, 0), (0, 0, k.between(-6, 6) + (side * 4)), (1, side, 1)):
            build()


@kind("sneakers", [table_top, room, blanket, patio, studio], shoe_views)
def sneakers(k):
    color, tone = k.pick(("#e9e6df", "white"), ("#22252a", "black"), ("#8f86b0", "lilac"), ("#8fa58f", "sage"), ("#2f4a7a", "blue"), ("#b5402f", "red"), ("#9a9c9f", "gray"), ("#d9b23a", "yellow"), name="color")
    form = k.pick("runner", "court", "high", name="form")
    cloth = m.fabric(color, "twill" if form == "runner" else "plain", 0.05, size=0.03) if form != "court" else m.leather(color, 0.45, 0.05, 0.2)
    accent = m.leather(k.pick("#e9e6df", "#22252a", "#b5402f", "#c9a23a", "#3a5a8a"), 0.45, 0.05)
    white = m.plastic(k.pick("#efece4", "#efece4", "#d9cba8", "#2a2b2d"), 0.55)
    lace = m.fabric(k.pick("#f0ede6", "#22252a", color), "plain", size=0.02)
    top = 0.135 if form == "high" else 0.09

    def shoe():
        sole(white, 0.034 if form == "runner" else 0.027, 1.1 if form == "runner" else 1.07, 0.014, 0.012 if form == "runner" else 0)
        upper(cloth, top, 0.016, 1.0)
        laces(lace, 6 if form == "high" else 5, 0.062, -0.008, 0.074, top * 0.98 + 0.004, 0.021)
        collar(accent if form != "high" else cloth, -0.062, top * 0.985, 0.047, 0.026, 0.008, 6)
        for side in (-1, 1):
            p = {"runner": [(0.05, side * 0.0465, 0.045), (0.01, side * 0.037, 0.06), (-0.05, side * 0.034, 0.052), (-0.105, side * 0.026, 0.07)], "court": [(0.03, side * 0.04, 0.05), (-0.03, side * 0.0335, 0.07)], "high": [(-0.035, side * 0.032, 0.1), (-0.0349, side * 0.0322, 0.1001)]}[form]
            if form == "high":
                s.cylinder(accent, 0.02, 0.003, (-0.05, side * 0.026, 0.095), (90 * -side, 0, 0))
            else:
                s.tube(accent, p, 0.0085, flat=0.35, seg=12)
        s.box(accent, (0.012, 0.03, 0.05), (-0.122, 0, 0.035), 0.004)

    pair(k, shoe)
    k.say(f"{tone} sneakers")


@kind("boots", [table_top, room, patio, garage, studio], shoe_views)
def boots(k):
    color = k.pick("#6b4128", "#3a2820", "#8f6238", "#2a2826", "#a87a4a", "#4f4a38", name="color")
    hide = m.leather(color, 0.5, 0.4, 0.2)
    dark = m.plastic("#1d1b1a", 0.85)
    lace = m.fabric(k.pick("#c9a23a", "#2a2623", "#b5402f", "#d9cbb0"), "twill", size=0.02)
    form = k.pick("hiking", "work", "chelsea", name="form")
    top = {"hiking": 0.16, "work": 0.2, "chelsea": 0.17}[form]

    def boot():
        sole(dark, 0.03, 1.09, 0.01)
        s.box(dark, (0.075, 0.072, 0.02), (-0.083, 0, -0.0), 0.006)
        for x in np.linspace(-0.1, 0.12, 9):
            for y in (-1, 1):
                s.box(dark, (0.014, 0.012, 0.012), (x, y * float(np.interp(x, *last(0.1)[:2])) * 1.06 + 0.006 * math.sin((x + 0.12) * 10), 0.006), 0.002)
        upper(hide, 0.105, 0.02, 1.04)
        a = np.arange(40) / 40 * 6.283
        rows = []
        for z in np.linspace(0.07, top, 7):
            t = (z - 0.07) / (top - 0.07)
            rows.append(np.stack([-0.068 + 0.004 * t + (0.055 - 0.004 * math.sin(t * 3.1)) * np.cos(a) * (1 + 0.12 * (np.cos(a) > 0) * (1 - t)), (0.035 + 0.004 * t) * np.sin(a), np.full(40, z)], -1))
        s.grid(hide, rows, smooth=60, caps=False)
        collar(m.leather(k.pick("#22201e", color), 0.6), -0.064, top, 0.052, 0.038, 0.01, 0)
        if form == "chelsea":
            for side in (-1, 1):
                s.plate(m.fabric("#1d1c1b", "twill", size=0.02), [(-0.02, 0), (0.02, 0), (0.026, 0.075), (-0.026, 0.075)], 0.003, (-0.066, side * 0.0375, 0.085), (90 * -side if side < 0 else 90, 0, 0), bevel=0.001)
            s.box(m.leather(color), (0.004, 0.02, 0.05), (-0.125, 0, top - 0.02), 0.001)
        else:
            s.tube(hide, [(0.05, 0, 0.085), (0.01, 0, 0.112), (-0.012, 0, top - 0.01), (-0.008, 0, top + 0.016)], [0.022, 0.024, 0.022, 0.018], flat=0.35)
            laces(lace, 4, 0.06, 0.01, 0.083, 0.116, 0.022)
            laces(lace, 4 if form == "hiking" else 5, -0.004, -0.012, 0.122, top - 0.008, 0.021)
            for side in (-1, 1):
                for z in np.linspace(0.12, top - 0.01, 4):
                    s.ball(m.brass(), 0.0045, (-0.006, side * 0.024, z))
            s.tube(m.leather("#3a2a20", 0.7), [(-0.128, 0, 0.03), (-0.123, 0, 0.11)], 0.014, smooth=False, flat=0.3)

    pair(k, boot, 0.13)
    k.say(f"{form} boots")


@kind("skates", [patio, room, garage, studio], shoe_views)
def skates(k):
    color, tone = k.pick(("#e9e6df", "white"), ("#d98aa5", "pink"), ("#7fb5d0", "sky blue"), ("#22252a", "black"), ("#8fc0ae", "mint"), ("#8a6ab5", "violet"), name="color")
    hide = m.leather(color, 0.35, 0.1, 0.25)
    wheel = m.plastic(k.pick("#d95a6a", "#e0b43a", "#efece4", "#5ab5c0", "#c98ad0"), 0.4)
    dark = m.metal("#3a3b3d", 0.35)
    lace = m.fabric("#f3f0ea", "plain", size=0.02)
    top = 0.2

    def skate():
        with s.place((0, 0, 0.085)):
            sole(m.plastic("#22201f" if tone != "black" else "#b5402f", 0.5), 0.022, 1.06, 0.006)
            upper(hide, 0.105, 0.016, 1.0)
            a = np.arange(40) / 40 * 6.283
            rows = [np.stack([-0.07 + (0.053 - 0.005 * math.sin(t * 3.1)) * np.cos(a), (0.034 + 0.004 * t) * np.sin(a), np.full(40, 0.07 + t * (top - 0.07))], -1) for t in np.linspace(0, 1, 7)]
            s.grid(hide, rows, smooth=60, caps=False)
            collar(hide, -0.07, top, 0.05, 0.037, 0.009, 0)
            s.tube(hide, [(0.05, 0, 0.083), (0.0, 0, 0.115), (-0.018, 0, top - 0.01), (-0.016, 0, top + 0.016)], [0.022, 0.024, 0.022, 0.018], flat=0.35)
            laces(lace, 9, 0.058, -0.012, 0.083, top - 0.004, 0.021)
        s.box(dark, (0.2, 0.03, 0.02), (0.0, 0, 0.068), 0.004)
        for x in (-0.075, 0.085):
            s.box(dark, (0.03, 0.03, 0.03), (x, 0, 0.04), 0.006)
            s.rod(dark, (x, -0.05, 0.03), (x, 0.05, 0.03), 0.006)
            for y in (-0.042, 0.042):
                with s.place((x, y, 0.03), (90, 0, 0)):
                    s.cylinder(wheel, 0.03, 0.034, (0, 0, -0.017), bevel=0.007)
                    s.cylinder(m.chrome(), 0.011, 0.037, (0, 0, -0.0185))
        s.lathe(wheel, [(0, -0.02), (0.018, -0.02), (0.022, 0.0), (0.014, 0.014)], (0.165, 0, 0.06), (0, -50, 0))

    pair(k, skate, 0.14)
    k.say(f"{tone} roller skates")


@kind("handbag", [table_top, blanket, studio, room], [(-26, 12, 1), (32, 18, 1), (4, 8, 1), (-18, 24, 1.6)])
def handbag(k):
    color, tone = k.pick(("#6b4128", "brown"), ("#1f1e1d", "black"), ("#b5402f", "red"), ("#c9a98a", "tan"), ("#3f5a4f", "green"), ("#d9cdbb", "cream"), ("#2f4a6a", "blue"), ("#8a5a6a", "mauve"), name="color")
    hide = m.leather(color, k.between(0.35, 0.5), 0.15, 0.25)
    second = m.leather(k.pick(color, "#3a2820", "#c9a98a", "#1f1e1d"), 0.45)
    hardware = k.pick(m.brass(0.15), m.gold(), m.metal("#c9cbcd", 0.15))
    form = k.pick("satchel", "tote", "bucket", "flap", name="form")
    w, d, h = {"satchel": (0.3, 0.14, 0.2), "tote": (0.34, 0.13, 0.27), "bucket": (0.24, 0.18, 0.26), "flap": (0.26, 0.09, 0.17)}[form]
    rows = []
    a = np.arange(64) / 64 * 6.283
    for t in np.linspace(0, 1, 16):
        p = 5 if form != "bucket" else 2.4
        c, n = np.cos(a), np.sin(a)
        q = (np.abs(c) ** p + np.abs(n) ** p) ** (-1 / p)
        ww = w / 2 * (1 + (0.1 if form == "tote" else -0.08 if form == "satchel" else 0.02) * t)
        dd = d / 2 * (1 - (0.75 * t**1.6 if form in ("satchel", "tote") else 0.25 * t)) + 0.008 * math.sin(t * 3.14)
        edge = 1 if t > 0.04 else 0.94
        rows.append(np.stack([ww * q * c * edge, dd * q * n * edge + 0.003 * np.sin(a * 3 + t * 4), np.full(64, h * t)], -1))
    s.grid(hide, rows, smooth=50)
    y = -d / 2
    if form == "flap":
        def flap(u, v):
            x = (u - 0.5) * (w + 0.012)
            t = v * 0.75
            drop = np.clip((t - 0.25) / 0.5, 0, 1)
            yy = np.where(t < 0.25, d * 0.42 - t / 0.25 * d * 0.86, -d * 0.44 - 0.016 - 0.012 * np.sin(drop * 3.0))
            z = np.where(t < 0.25, h + 0.006, h + 0.004 - drop * h * 0.66 * (1 - 0.25 * (np.abs(u - 0.5) * 2) ** 3))
            return np.stack([x, yy, z], -1)

        part = s.sheet(second, flap, 40, 40)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
        s.box(hardware, (0.035, 0.008, 0.03), (0, -d * 0.44 - 0.024, h * 0.34), 0.004)
        n = 44
        p = s.curve([(-w * 0.46, 0, h), (-w * 0.5, 0.0, h + 0.1), (-w * 0.2, 0.04, h + 0.21), (w * 0.25, 0.03, h + 0.2), (w * 0.5, 0, h + 0.08), (w * 0.46, 0, h)], 10)
        if k.chance(0.5):
            s.tube(second, p, 0.006, smooth=False, flat=0.6)
        else:
            for i, at in enumerate(p[::1]):
                s.ring(hardware, 0.007, 0.0018, tuple(at), (90 * (i % 2), 45, 90 * (i % 2)), seg=14, thin=6)
    else:
        for side in (-1, 1) if form != "bucket" else (0,):
            yy = side * 0.028
            lift = 0.15 if form != "bucket" else 0.19
            s.tube(second, [(-w * 0.24, yy, h - 0.03), (-w * 0.22, yy * 1.3, h + lift * 0.6), (0, yy * 1.5 - 0.01 * side, h + lift), (w * 0.22, yy * 1.3, h + lift * 0.6), (w * 0.24, yy, h - 0.03)], 0.007)
            for x in (-1, 1):
                s.ring(hardware, 0.014, 0.0028, (x * w * 0.24, yy * 1.2, h + 0.002), (90, 0, 0), thin=8)
                s.box(second, (0.026, 0.006, 0.06), (x * w * 0.24, (-0.012 if side <= 0 else 0.012) + yy * 0.5, h - 0.07), 0.002)
        if form == "satchel":
            s.box(second, (w * 0.3, 0.008, 0.05), (0, y * 0.62, h * 0.55), 0.003)
            s.box(hardware, (0.03, 0.012, 0.024), (0, y * 0.66, h * 0.56), 0.003)
            s.tube(hardware, [(-w * 0.42, 0, h + 0.002), (w * 0.42, 0, h + 0.002)], 0.003, smooth=False)
        if form == "bucket":
            for x in (-1, 1):
                s.tube(second, [(x * 0.02, y * 0.8, h * 0.85), (x * 0.04, y * 0.95 - 0.01, h * 0.7), (x * 0.035, y - 0.01, h * 0.5)], 0.003)
    s.tube(second, np.stack([w / 2 * 0.99 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.4, d / 2 * 0.99 * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.4, np.full(64, 0.008)], -1), 0.005, closed=True, smooth=False, seg=8)
    if k.chance(0.4):
        s.box(second, (0.03, 0.003, 0.05), (w * 0.2, y * 0.8 - 0.02, h * 0.5), 0.002)
        s.rod(second, (w * 0.2, y * 0.8 - 0.018, h * 0.7), (w * 0.2, y * 0.3, h), 0.002)
    k.say(f"{tone} leather handbag")


@kind("backpack", [room, table_top, patio, studio], [(-28, 10, 1), (34, 14, 1), (5, 6, 1), (-20, 18, 1.6)])
def backpack(k):
    color, tone = k.pick(("#2f4a3f", "forest"), ("#c9675a", "coral"), ("#2f3f5a", "navy"), ("#22252a", "black"), ("#b59a6a", "khaki"), ("#7a8086", "gray"), ("#5a3f6a", "plum"), ("#c98a3a", "mustard"), name="color")
    cloth = m.fabric(color, "twill", 0.08, size=0.05)
    trim = k.pick(m.leather("#6b4128", 0.5), m.fabric("#1f2123", "twill", size=0.03), m.leather("#2a2320", 0.5))
    dark = m.fabric("#1f2123", "twill", 0.0, size=0.03)
    form = k.pick("day", "roll", "school", name="form")
    w, d, h = 0.31, 0.17, k.between(0.42, 0.48)
    s.cushion(cloth, (w, d, h), square=0.42, puff=0.05, lumps=0.012)
    s.cushion(cloth, (w * 0.82, 0.09, h * 0.42), (0, -d * 0.47, 0.025), square=0.4, puff=0.05)
    s.tube(dark, [(-w * 0.36, -d * 0.5 - 0.028, h * 0.4), (0, -d * 0.5 - 0.04, h * 0.43), (w * 0.36, -d * 0.5 - 0.028, h * 0.4)], 0.004)
    s.tube(dark, [(-w * 0.49, -0.01, h * 0.55), (-w * 0.45, -0.02, h * 0.82), (-w * 0.2, -0.03, h * 0.965), (w * 0.2, -0.03, h * 0.965), (w * 0.45, -0.02, h * 0.82), (w * 0.49, -0.01, h * 0.55)], 0.0045)
    for x in (-1, 1):
        s.tube(dark, [(x * 0.07, d * 0.46, h * 0.92), (x * 0.1, d * 0.72, h * 0.85), (x * 0.12, d * 0.78, h * 0.5), (x * 0.14, d * 0.5, h * 0.12)], 0.028, flat=0.3)
    s.tube(trim, [(-0.04, d * 0.3, h * 0.97), (-0.035, d * 0.3, h * 1.06), (0.035, d * 0.3, h * 1.06), (0.04, d * 0.3, h * 0.97)], 0.009)
    if form == "roll":
        with s.place((0, -0.01, h * 0.94)):
            s.cushion(cloth, (w * 0.9, 0.1, 0.09), square=0.7)
        for x in (-0.25, 0.25):
            s.tube(trim, [(x * w, -0.06, h * 1.03), (x * w, -d * 0.56, h * 0.86), (x * w, -d * 0.62, h * 0.5)], 0.013, flat=0.22)
            s.box(m.brass(), (0.03, 0.008, 0.024), (x * w, -d * 0.66, h * 0.58), 0.002)
    elif form == "day":
        def flap(u, v):
            x = (u - 0.5) * w * 0.98 * (1 - 0.06 * v)
            y = d * 0.25 - 0.3 * np.sin(v * 1.57) * 0.95
            z = h * 1.0 - 0.2 * v**1.8 * (1 - 0.22 * (np.abs(u - 0.5) * 2) ** 2)
            return np.stack([x, np.maximum(y, -d * 0.57 - 0.02), z], -1)

        part = s.sheet(cloth, flap, 30, 30)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.006
        for x in (-0.22, 0.22):
            s.tube(trim, [(x * w, -d * 0.7, h * 0.84), (x * w, -d * 0.76, h * 0.6), (x * w, -d * 0.82, h * 0.36)], 0.012, flat=0.22)
            s.box(m.brass(), (0.03, 0.008, 0.024), (x * w, -d * 0.83, h * 0.45), 0.002)
    else:
        s.slab(trim, (0.07, 0.05, 0.003), 0.008, (0, -d * 0.5 - 0.047, h * 0.25), (86, 0, 0), bevel=0.001)
        for x in (-1, 1):
            s.cushion(dark, (0.03, 0.12, h * 0.34), (x * w * 0.5, 0, 0.03), square=0.5)
            s.cylinder(m.metal("#9fb5c0", 0.3), 0.03, 0.2, (x * w * 0.53, 0, 0.06), bevel=0.01) if x > 0 and k.chance(0.5) else None
    k.say(f"{tone} backpack")


@kind("suitcase", [room, room, patio, studio], [(-28, 10, 1), (34, 14, 1), (5, 6, 1), (-18, 16, 1.7)])
def suitcase(k):
    color, tone = k.pick(("#2f5a8a", "blue"), ("#b5623f", "terracotta"), ("#22252a", "black"), ("#b9bbbd", "silver"), ("#3f6a5a", "green"), ("#d9c3b0", "champagne"), ("#8a2f3a", "burgundy"), ("#d9a441", "yellow"), name="color")
    form = k.pick("ribbed", "ribbed", "soft", "trunk", name="form")
    w, d, h = k.pick((0.38, 0.22, 0.54), (0.45, 0.26, 0.66))
    dark = m.plastic("#1d1e20", 0.5)
    if form == "trunk":
        hide = m.leather(k.pick("#6b4128", "#8f6238", "#3a2820", "#5f6a5a"), 0.5, 0.5)
        trim = m.leather("#3a2418", 0.5, 0.4)
        w, h = 0.58, 0.4
        s.box(hide, (w, 0.19, h), (0, 0, 0.006), 0.015, soft=4)
        s.box(trim, (w + 0.004, 0.012, h + 0.004), (0, -0.02, 0.005), 0.004)
        for x in (-1, 1):
            s.box(trim, (0.05, 0.196, h + 0.006), (x * w * 0.3, 0, 0.004), 0.004)
            s.box(m.brass(), (0.03, 0.008, 0.03), (x * w * 0.3, -0.1, h * 0.62), 0.003)
            for z in (0.0, h - 0.07):
                s.box(trim, (0.07, 0.2, 0.075), (x * (w / 2 - 0.034), 0, z + 0.004), 0.012, soft=3)
        s.tube(trim, [(-0.08, 0, h), (-0.07, 0, h + 0.045), (0.07, 0, h + 0.045), (0.08, 0, h)], 0.011)
        k.say("leather suitcase")
        return
    mat = m.plastic(color, 0.35) if form == "ribbed" else m.fabric(color, "twill", 0.1, size=0.05)
    z = 0.05
    s.slab(mat, (w, h, d), 0.06, (0, d / 2, z + h / 2), (90, 0, 0), bevel=0.035, soft=5)
    if form == "ribbed":
        for i in range(7):
            x = -w * 0.36 + i * w * 0.12
            for y in (-d / 2, d / 2):
                s.slab(mat, (0.02, h * 0.84, 0.012), 0.009, (x, y + 0.006, z + h / 2), (90, 0, 0), bevel=0.005)
    else:
        s.slab(mat, (w * 0.8, h * 0.45, 0.03), 0.03, (0, -d / 2 + 0.004, z + h * 0.3), (90, 0, 0), bevel=0.014)
        s.slab(mat, (w * 0.8, h * 0.24, 0.03), 0.03, (0, -d / 2 + 0.004, z + h * 0.74), (90, 0, 0), bevel=0.014)
    a = s.outline_round(w + 0.002, h + 0.002, 0.06, 8)
    s.tube(dark, [(x, 0, z + h / 2 + y) for x, y in a], 0.005, closed=True, smooth=False, seg=8)
    s.slab(dark, (0.05, 0.03, 0.012), 0.004, (w / 2 - 0.0, 0, z + h * 0.6), (90, 0, 90), bevel=0.003)
    s.tube(dark, [(-0.07, 0, z + h), (-0.065, 0, z + h + 0.03), (0.065, 0, z + h + 0.03), (0.07, 0, z + h)], 0.011)
    if k.chance(0.7):
        up = k.between(0.2, 0.42)
        for x in (-1, 1):
            s.rod(m.metal("#b9bbbd", 0.2), (x * 0.08, d * 0.34, z + h - 0.01), (x * 0.08, d * 0.34, z + h + up), 0.008)
        s.slab(dark, (0.2, 0.035, 0.03), 0.012, (0, d * 0.34, z + h + up), bevel=0.006)
    for x in (-1, 1):
        for y in (-1, 1):
            s.box(dark, (0.05, 0.05, 0.04), (x * (w / 2 - 0.045), y * (d / 2 - 0.045), 0.03), 0.01)
            with s.place((x * (w / 2 - 0.045), y * (d / 2 - 0.045), 0.024), (90, 0, k.between(-40, 40))):
                s.cylinder(dark, 0.024, 0.018, (0, 0, -0.009), bevel=0.005)
    k.say(f"{tone} suitcase")


@kind("coat", [room, room], [(-14, 4, 1), (18, 6, 1), (3, 2, 1), (-10, 4, 1.9)])
def coat(k):
    color, tone = k.pick(("#b58f62", "camel"), ("#2a2d33", "black"), ("#c9bda8", "beige"), ("#3f4a5f", "navy"), ("#5f6a55", "olive"), ("#7a3f35", "brick"), ("#8a8c8f", "gray"), name="color")
    cloth = m.fabric(color, k.pick("twill", "plain", "boucle"), 0.03, k.pick(None, None, None, "#8f8a80") if tone == "gray" else None, 0.09)
    length = k.between(0.95, 1.2)
    base = 1.75 - length
    wood = m.wood("oak")
    s.tube(m.chrome(), [(0, 0, 1.80), (0.0, 0, 1.86), (0.03, 0, 1.9), (0.055, 0, 1.865), (0.045, 0, 1.84)], 0.004)
    s.tube(wood, [(-0.2, 0, 1.7), (-0.1, 0, 1.77), (0, 0, 1.8), (0.1, 0, 1.77), (0.2, 0, 1.7)], 0.014)
    rng = k.rng
    p1, p2 = rng.uniform(0, 6, 2)

    def body(u, v):
        a = u * 6.2832
        z = 1.745 - v * length
        shoulder = np.clip(v / 0.1, 0, 1)
        w = 0.07 + 0.155 * shoulder**0.55 + 0.05 * np.clip(v - 0.4, 0, 1) - 0.018 * np.exp(-((v - 0.42) / 0.1) ** 2)
        deep = 0.055 + 0.05 * shoulder + 0.035 * np.clip(v - 0.4, 0, 1)
        fold = 0.016 * np.sin(a * 7 + p1) * np.clip(v - 0.35, 0, 1) + 0.006 * np.sin(a * 4 + v * 9 + p2)
        c, n = np.cos(a), np.sin(a)
        q = (np.abs(c) ** 2.6 + np.abs(n) ** 2.6) ** (-1 / 2.6)
        drop = 0.055 * shoulder * 0 + 0.06 * np.abs(c) ** 1.5 * np.exp(-v * 7)
        return np.stack([(w + fold) * q * c, (deep + fold) * q * n, z - drop], -1)

    s.sheet(cloth, body, 120, 70)
    for x in (-1, 1):
        s.tube(cloth, [(x * 0.19, 0, 1.66), (x * 0.25, -0.005, 1.5), (x * 0.275, -0.02, 1.3), (x * 0.285, -0.045, 1.1)], [0.062, 0.066, 0.06, 0.055], seg=24, flat=0.85)
        s.tube(cloth, [(x * 0.284, -0.04, 1.125), (x * 0.286, -0.046, 1.09)], [0.058, 0.058], seg=24, smooth=False)

        def lapel(u, v, x=x):
            t = v
            px = x * (0.012 + (0.055 + 0.06 * np.sin(np.clip(t * 1.25, 0, 1) * 3.0)) * u * (1 - t * 0.55))
            z = 1.735 - t * 0.4 + 0.035 * u * (1 - t)
            y = -0.095 - 0.03 * np.sin(t * 2.4) - 0.008 * u
            return np.stack([px, y, z], -1)

        part = s.sheet(cloth, lapel, 10, 24)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
        s.box(cloth, (0.14, 0.012, 0.04), (x * 0.14, -0.15, base + length * 0.42), 0.005, (8, 0, x * 14))
    s.tube(cloth, [(-0.075, -0.07, 1.725), (-0.085, 0.0, 1.765), (-0.05, 0.06, 1.785), (0.05, 0.06, 1.785), (0.085, 0.0, 1.765), (0.075, -0.07, 1.725)], 0.03, flat=0.35, seg=14)
    button = m.plastic(k.pick("#3a2a1e", "#1d1d1f", "#c9b48a"), 0.3)
    double = k.chance(0.5)
    for i in range(4):
        z = 1.4 - i * 0.12
        for x in (-0.06, 0.06) if double else (0.012,):
            s.cylinder(button, 0.0135, 0.005, (x, -0.138 - 0.008 * i, z), (90, 0, 0), bevel=0.0015)
    if k.chance(0.6):
        s.box(cloth, (0.36, 0.03, 0.045), (0, -0.115, base + length * 0.55), 0.012)
        s.box(button, (0.06, 0.012, 0.06), (0.02, -0.136, base + length * 0.543), 0.008)
        s.tube(cloth, [(0.06, -0.14, base + length * 0.57), (0.08, -0.155, base + length * 0.45), (0.09, -0.15, base + length * 0.3)], 0.02, flat=0.25)
    s.rod(m.iron(), (-0.7, 0, 1.9), (0.7, 0, 1.9), 0.012) if k.chance(0.5) else s.rod(m.brass(), (0.03, 0.2, 1.88), (0.03, 0, 1.9), 0.008)
    k.focus = [p for p in s.made if s.bounds([p])[0][2] < 1.86]
    k.wall_hung = True
    k.say(f"{tone} coat")
