"""Cars, trucks, motor scooters, and tractors. The front of a vehicle points to +x."""
import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import driveway, garage, patio

car_views = [(52, 9, 1, {"margin": 0.05, "lens": 40}), (-48, 10, 1, {"margin": 0.05, "lens": 40}), (4, 6, 1, {"margin": 0.06}), (30, 8, 1.8, {"lens": 45})]
paints = (("#8a1f22", "red"), ("#1f3a5f", "blue"), ("#e9e8e4", "white"), ("#1d1f22", "black"), ("#8f9498", "silver"), ("#4a4f52", "gray"), ("#3f5a4a", "green"), ("#7a6a52", "bronze"), ("#c9b48f", "sand"), ("#5f7f95", "light blue"))


def section(x, half, low, high, p=5.0, tuck=0.0, n=48):
    a = np.arange(n) / n * 2 * math.pi + 0.02
    c, t = np.cos(a), np.sin(a)
    q = (np.abs(c) ** p + np.abs(t) ** p) ** (-1 / p)
    mid, reach = (low + high) / 2, (high - low) / 2
    z = q * t
    lean = 1 - tuck * np.clip(z + 0.1, 0, 1.1) ** 1.3
    return np.stack([np.full(n, x), half * q * c * lean, mid + reach * z], -1)


def body(mat, stations, p=5.0, tuck=0.0, steps=4):
    """A loft along x over (x, half width, low, high)."""
    fine = s.curve(np.array(stations), steps)
    return s.grid(mat, [section(*row, p, tuck) for row in fine], smooth=42)


def car_wheel(at, r, wide, rim, side):
    with s.place(at, (90 * side, 0, 0)):
        tire = m.plastic("#19191a", 0.85)
        s.lathe(tire, [(r * 0.66, -wide / 2), (r * 0.93, -wide / 2), (r, -wide * 0.32), (r, wide * 0.32), (r * 0.93, wide / 2), (r * 0.66, wide / 2)], seg=64, caps=False)
        s.cylinder(m.plastic("#0f0f10", 0.7), r * 0.66, wide * 0.5, (0, 0, -wide / 2 + 0.01), seg=48)
        s.ring(rim, r * 0.65, r * 0.035, (0, 0, wide / 2 - 0.01), seg=48)
        s.cylinder(rim, r * 0.16, 0.04, (0, 0, wide / 2 - 0.05))
        spokes = 5
        for i in range(spokes):
            a = i / spokes * 6.283
            for d in (-0.1, 0.1):
                s.bar(rim, (r * 0.1 * math.cos(a), r * 0.1 * math.sin(a), wide / 2 - 0.03), (r * 0.64 * math.cos(a + d), r * 0.64 * math.sin(a + d), wide / 2 - 0.025), 0.035, 0.03)


def greenhouse(mat, glass, stations, pillars, half_low, half_top, low, high, roof_x, tuck=0.17):
    """Windows all around with a roof and pillars; stations are (x at the belt, x at the roof) of the front and rear glass."""
    (fx0, fx1), (rx0, rx1) = stations
    rows = []
    for t in np.linspace(0, 1, 9):
        half = half_low + (half_top - half_low) * t
        front, rear = fx0 + (fx1 - fx0) * t, rx0 + (rx1 - rx0) * t
        a = np.arange(48) / 48 * 6.283
        p = 7
        c, w = np.cos(a), np.sin(a)
        q = (np.abs(c) ** p + np.abs(w) ** p) ** (-1 / p)
        x = (front + rear) / 2 + (front - rear) / 2 * q * c
        bow = 1 - 0.05 * (q * c) ** 2
        rows.append(np.stack([x + 0.06 * (1 - (q * w) ** 2) * np.sign(c) * np.abs(c) ** 4, half * q * w * bow, np.full(48, low + (high - low) * t)], -1))
    s.grid(glass, rows, smooth=40)
    roof = [rows[-1] * (1.005, 1.005, 1) + (0, 0, -0.02), rows[-1] * (1.005, 1.005, 1) + (0, 0, 0.015)]
    for q, z in ((0.94, 0.04), (0.75, 0.058), (0.4, 0.066), (0.05, 0.07)):
        center = rows[-1].mean(0)
        roof.append(center + (rows[-1] - center) * (q, q, 1) + (0, 0, z))
    s.grid(mat, roof, smooth=50)
    for side in (-1, 1):
        for t0, wide in pillars:
            bottom = (fx0 + (rx0 - fx0) * t0, side * half_low * 0.992, low - 0.02)
            top = (fx1 + (rx1 - fx1) * t0, side * half_top * 0.992, high + 0.01)
            if t0 in (0, 1):
                sign = 1 if t0 == 0 else -1
                bottom = ((fx0 + rx0) / 2 + (fx0 - rx0) / 2 * 0.91 * sign + 0.012 * sign, side * half_low * 0.872, low - 0.03)
                top = ((fx1 + rx1) / 2 + (fx1 - rx1) / 2 * 0.91 * sign + 0.012 * sign, side * half_top * 0.872, high + 0.01)
            s.bar(mat, bottom, top, wide, 0.045, 1, 0.012)


def lamps(x, y, z, w, h, mat, side_turn=0):
    for side in (-1, 1):
        s.slab(mat, (w, h, 0.06), min(w, h) * 0.4, (x, side * y, z), (90, 0, (90 if x > 0 else -90) + side_turn * side), bevel=0.012)


def plate_and_grille(k, x, z, wide, tall):
    s.slab(m.plastic("#121314", 0.4), (wide, tall, 0.05), 0.04, (x, 0, z), (90, 0, 90), bevel=0.01)
    bars = k.pick(m.chrome(), m.plastic("#1a1b1c", 0.3))
    for i in range(4):
        s.box(bars, (0.03, wide * 0.94, 0.014), (x + 0.03, 0, z - tall * 0.36 + i * tall * 0.22), 0.004)
    s.cylinder(m.chrome(), 0.05, 0.02, (x + 0.04, 0, z), (0, 90, 0))
    s.slab(m.plastic("#e9e9e4", 0.5), (0.34, 0.16, 0.012), 0.015, (x + 0.08, 0, z - 0.33), (90, 0, 90), bevel=0.002)


def dress_sides(mat, half, doors, low, high, handle_z, sill=0.36):
    dark = m.plastic("#151617", 0.7)
    for side in (-1, 1):
        for x in doors:
            s.box(dark, (0.007, 0.006, high - low), (x, side * half, low), 0)
        for x in doors[:-1]:
            s.slab(mat, (0.17, 0.035, 0.03), 0.014, (x - 0.24 if len(doors) > 2 else x - 0.25, side * (half + 0.006), handle_z), (90, 0, 0), bevel=0.008)
        s.box(dark, (doors[0] - doors[-1] + 0.5, 0.05, 0.11), ((doors[0] + doors[-1]) / 2, side * (half - 0.012), sill - 0.08), 0.02)


def mirror_pair(mat, x, half, z):
    for side in (-1, 1):
        s.rod(m.plastic("#151617"), (x, side * (half - 0.04), z), (x, side * (half + 0.06), z + 0.02), 0.025)
        s.cushion(mat, (0.1, 0.2, 0.15), (x, side * (half + 0.13), z - 0.03), square=0.5)


def arches(xs, half, r, z):
    for x in xs:
        for side in (-1, 1):
            s.cylinder(m.plastic("#131415", 0.8), r * 1.14, 0.3, (x, side * (half - 0.312), z), (-90 * side, 0, 0), bevel=0.02, seg=64)


@kind("suv", [driveway], car_views)
def suv(k):
    color, tone = k.pick(*paints, name="color")
    mat, glass = m.enamel(color), m.pane("#15191c", 0.03)
    form = k.pick("suv", "suv", "wagon", "sedan", "hatch", name="form")
    wb, r, half = {"suv": (1.36, 0.37, 0.93), "wagon": (1.38, 0.33, 0.9), "sedan": (1.4, 0.33, 0.9), "hatch": (1.26, 0.32, 0.87)}[form]
    front, rear = wb + 0.9, -wb - {"suv": 0.85, "wagon": 0.95, "sedan": 1.0, "hatch": 0.66}[form]
    belt = {"suv": 1.06, "wagon": 0.95, "sedan": 0.93, "hatch": 0.97}[form]
    hood = belt - (0.06 if form == "suv" else 0.1)
    low = 0.3 if form == "suv" else 0.22
    body(mat, [(rear, half * 0.86, low + 0.12, belt - 0.14), (rear + 0.04, half * 0.94, low + 0.05, belt - 0.04), (rear + 0.4, half * 0.99, low, belt), (-0.5, half, low, belt), (0.62, half, low, belt), (wb - 0.25, half * 0.995, low, hood), (front - 0.35, half * 0.97, low, hood - 0.07), (front - 0.08, half * 0.93, low + 0.02, hood - 0.11), (front - 0.01, half * 0.87, low + 0.06, hood - 0.17), (front, half * 0.8, low + 0.1, hood - 0.22)], 4.6, 0.07)
    top = {"suv": 1.7, "wagon": 1.44, "sedan": 1.42, "hatch": 1.5}[form]
    fx = (0.98, 0.3) if form != "suv" else (1.0, 0.42)
    rx = {"suv": (rear + 0.16, rear + 0.42), "wagon": (rear + 0.2, rear + 0.6), "sedan": (rear + 0.72, rear + 1.25), "hatch": (rear + 0.18, rear + 0.55)}[form]
    middle = {"suv": (0.36, 0.66), "wagon": (0.36, 0.66), "sedan": (0.45, 0.82), "hatch": (0.45,)}[form]
    greenhouse(mat, glass, (fx, rx), [(0, 0.09), *((t, 0.07) for t in middle), (1, 0.15)], half * 0.94, half * 0.73, belt - 0.06, top, 0)
    arches((wb, -wb), half * 0.985, r, r)
    rim = k.pick(m.metal("#c9cbcd", 0.25), m.metal("#3a3b3d", 0.35), m.metal("#a9abad", 0.3))
    for x in (wb, -wb):
        for side in (-1, 1):
            car_wheel((x, side * (half - 0.075), r), r, 0.22, rim, -side)
    plate_and_grille(k, front - 0.03, hood - 0.36, 0.95, 0.2)
    lamps(front - 0.05, half * 0.76, hood - 0.31, 0.3, 0.15, m.material("#e9f0f4", 0.05, specular=1.0, clear=1.0, glow=0.15), 14)
    lamps(rear + 0.045, half * 0.78, belt - 0.27, 0.2, 0.26, m.material("#8a0f12", 0.08, clear=1.0, glow=0.1), 8)
    s.slab(m.plastic("#e9e9e4", 0.5), (0.34, 0.16, 0.012), 0.015, (rear - 0.0, 0, belt - 0.42), (90, 0, -90), bevel=0.002)
    s.box(m.plastic("#1a1b1c", 0.6), (0.16, half * 1.6, 0.2), (rear + 0.06, 0, low), 0.05, soft=3)
    s.box(m.plastic("#1a1b1c", 0.6), (0.2, half * 1.5, 0.16), (front - 0.12, 0, low), 0.05, soft=3)
    doors = (0.98, 0.05, -0.85) if form != "hatch" else (0.9, -0.3)
    dress_sides(mat, half * 0.984, doors, low + 0.12, belt - 0.06, belt - 0.17, low + 0.1)
    mirror_pair(mat, 0.82, half * 0.93, belt + 0.0)
    if form in ("suv", "wagon") and k.chance(0.8):
        for side in (-1, 1):
            s.tube(m.metal("#9a9c9e", 0.3), [(0.3, side * 0.56, top + 0.03), (0.2, side * 0.56, top + 0.09), (rear + 0.9, side * 0.56, top + 0.09), (rear + 0.75, side * 0.56, top + 0.03)], 0.017, smooth=False)
    k.say(f"{tone} {'SUV' if form == 'suv' else form}")


@kind("pickup", [driveway], car_views)
def pickup(k):
    color, tone = k.pick(*paints, name="color")
    mat, glass = m.enamel(color), m.pane("#15191c", 0.03)
    old = k.chance(0.3)
    wb, r, half, belt, low = 1.75, 0.4, 0.97, 1.12, 0.42
    front, rear = wb + 0.92, -wb - 1.05
    hood = belt + (0.02 if not old else -0.04)
    body(mat, [(-0.72, half, low, belt), (-0.7, half, low, belt), (0.9, half, low, belt), (wb - 0.3, half, low, hood), (front - 0.2, half * 0.98, low, hood - 0.05), (front - 0.04, half * 0.93, low + 0.04, hood - 0.12), (front, half * 0.85, low + 0.1, hood - 0.2)], 6.0, 0.05)
    for side in (-1, 1):
        s.box(mat, (rear * -1 - 0.74, 0.1, belt - low - 0.03), ((rear - 0.72) / 2, side * (half - 0.05), low + 0.02), 0.035, soft=4)
        s.box(m.plastic("#1a1b1c", 0.5), (rear * -1 - 0.8, 0.11, 0.03), ((rear - 0.72) / 2, side * (half - 0.05), belt - 0.015), 0.01)
    s.box(mat, (0.09, half * 1.96, belt - low - 0.05), (rear + 0.04, 0, low + 0.02), 0.03, soft=4)
    s.box(m.plastic("#1c1d1e", 0.8), (rear * -1 - 0.8, half * 1.86, 0.05), ((rear - 0.72) / 2, 0, 0.62), 0)
    s.box(mat, (0.06, half * 1.9, belt - 0.55), (-0.76, 0, 0.55), 0.01)
    crew = k.chance(0.55)
    greenhouse(mat, glass, ((1.08, 0.6), (-0.68, -0.6)), [(0, 0.09), (0.52, 0.09), (1, 0.13)] if crew else [(0, 0.09), (0.72, 0.3), (1, 0.13)], half * 0.93, half * 0.76, belt - 0.05, 1.82, 0)
    arches((wb, -wb), half * 0.99, r, r)
    rim = k.pick(m.metal("#c9cbcd", 0.25), m.metal("#3a3b3d", 0.35), m.chrome())
    for x in (wb, -wb):
        for side in (-1, 1):
            car_wheel((x, side * (half - 0.085), r), r, 0.25, rim, -side)
    plate_and_grille(k, front - 0.03, hood - 0.38, 1.15, 0.34)
    lamps(front - 0.05, half * 0.8, hood - 0.34, 0.26, 0.22, m.material("#e9f0f4", 0.05, specular=1.0, clear=1.0, glow=0.15), 8)
    lamps(rear + 0.05, half * 0.9, belt - 0.3, 0.13, 0.36, m.material("#8a0f12", 0.08, clear=1.0, glow=0.1))
    bumper = k.pick(m.chrome(), m.plastic("#1a1b1c", 0.6))
    s.box(bumper, (0.16, half * 1.9, 0.2), (front - 0.02, 0, low - 0.02), 0.05, soft=3)
    s.box(bumper, (0.16, half * 1.8, 0.18), (rear - 0.04, 0, low - 0.02), 0.04, soft=3)
    dress_sides(mat, half * 0.99, (1.08, 0.16, -0.66) if crew else (1.08, -0.28), low + 0.1, belt - 0.05, belt - 0.18, low)
    mirror_pair(mat if k.chance(0.5) else m.plastic("#1a1b1c"), 0.92, half * 0.93, belt + 0.03)
    k.say(f"{tone} pickup truck")


@kind("motorscooter", [driveway, patio, garage], [(-16, 8, 1), (34, 10, 1), (62, 12, 1), (-24, 16, 1.8)])
def motorscooter(k):
    color, tone = k.pick(("#a8302a", "red"), ("#8fc0ae", "mint"), ("#e6dcc4", "cream"), ("#22262a", "black"), ("#5f6a45", "olive"), ("#5f8fb5", "sky blue"), ("#d9a02f", "yellow"), name="color")
    mat, chrome, dark = m.enamel(color), m.chrome(), m.plastic("#1b1c1d", 0.6)
    r = 0.215
    for x in (-0.6, 0.64):
        with s.place((x, 0, r), (90, 0, 0)):
            s.ring(m.plastic("#19191a", 0.85), r - 0.05, 0.05, seg=48, flat=1.05)
            s.cylinder(chrome, r - 0.085, 0.07, (0, 0, -0.035), bevel=0.02)
            s.cylinder(mat, r - 0.12, 0.09, (0, 0, -0.045), bevel=0.02)
    a = np.arange(32) / 32 * 6.283

    def loft(stations, material=mat, p=2.6):
        fine = s.curve(np.array(stations), 5)
        rows = []
        for x, z, w, h in fine:
            c, n = np.cos(a), np.sin(a)
            q = (np.abs(c) ** p + np.abs(n) ** p) ** (-1 / p)
            rows.append(np.stack([np.full(32, x), w * q * c, z + h * q * n], -1))
        s.grid(material, rows, smooth=55)

    loft([(-0.92, 0.5, 0.02, 0.03), (-0.88, 0.49, 0.1, 0.1), (-0.7, 0.47, 0.175, 0.19), (-0.45, 0.47, 0.185, 0.21), (-0.22, 0.48, 0.15, 0.2), (-0.14, 0.48, 0.1, 0.17)])
    s.cushion(dark, (0.62, 0.24, 0.12), (-0.46, 0, 0.655), square=0.5, puff=0.1)
    s.box(mat, (0.56, 0.34, 0.05), (0.12, 0, 0.25), 0.02, soft=3)
    s.box(dark, (0.5, 0.3, 0.01), (0.12, 0, 0.3), 0.003)

    def shield(u, v):
        y = (u - 0.5) * (0.34 + 0.1 * np.sin(v * 3.0))
        x = 0.37 + 0.13 * np.sin(v * 1.3) - 0.0 + 0.09 * (1 - (np.abs(u - 0.5) * 2) ** 2) - 0.1 * v
        return np.stack([x, y, 0.27 + v * 0.56], -1)

    part = s.sheet(mat, shield, 30, 30)
    part.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    s.tube(chrome, [tuple(shield(np.array(0.0), np.array(t))) for t in np.linspace(0, 1, 8)] + [tuple(shield(np.array(1.0), np.array(t))) for t in np.linspace(1, 0, 8)], 0.008, smooth=False)
    loft([(0.4, 0.36, 0.05, 0.06), (0.5, 0.4, 0.085, 0.1), (0.66, 0.405, 0.085, 0.075), (0.8, 0.34, 0.07, 0.06), (0.86, 0.29, 0.02, 0.02)])
    for y in (-0.06, 0.06):
        s.rod(chrome, (0.64, y, r), (0.47, y * 0.6, 0.62), 0.017)
    s.rod(mat, (0.47, 0, 0.6), (0.37, 0, 0.93), 0.035)
    with s.place((0.38, 0, 0.93)):
        s.cushion(mat, (0.2, 0.2, 0.15), square=0.7)
        s.cylinder(m.material("#e9f0f4", 0.05, clear=1.0, glow=0.3), 0.07, 0.03, (0.085, 0, 0.08), (0, 82, 0))
        s.ring(chrome, 0.073, 0.008, (0.11, 0, 0.083), (0, 82, 0))
        for y in (-1, 1):
            s.tube(chrome, [(0.0, y * 0.06, 0.09), (-0.03, y * 0.2, 0.12), (-0.09, y * 0.33, 0.12)], 0.013)
            s.rod(dark, (-0.055, y * 0.25, 0.12), (-0.1, y * 0.36, 0.12), 0.018)
            s.tube(chrome, [(-0.02, y * 0.2, 0.12), (0.0, y * 0.26, 0.22), (0.0, y * 0.28, 0.27)], 0.005)
            s.cylinder(chrome, 0.055, 0.015, (0.0, y * 0.28, 0.31), (0, -90, 0))
    s.slab(m.material("#8a0f12", 0.08, clear=1.0), (0.1, 0.06, 0.03), 0.02, (-0.9, 0, 0.53), (90, 0, -90), bevel=0.01)
    for y in (-1, 1):
        s.ball(m.material("#d97a1a", 0.1, clear=1.0), 0.03, (-0.86, y * 0.12, 0.5))
        for i in range(4):
            s.box(dark, (0.11, 0.004, 0.012), (-0.58, y * 0.184, 0.4 + i * 0.03), 0)
    s.tube(chrome, [(-0.5, 0.14, 0.2), (-0.75, 0.18, 0.2), (-0.98, 0.18, 0.24)], [0.02, 0.04, 0.035])
    s.tube(chrome, [(-0.86, -0.13, 0.63), (-1.02, -0.11, 0.68), (-1.02, 0.11, 0.68), (-0.86, 0.13, 0.63)], 0.011)
    s.tube(m.metal("#5a5b5d", 0.4), [(-0.1, -0.1, 0.22), (-0.05, -0.22, 0.0)], 0.012, smooth=False)
    k.say(f"{tone} motor scooter")


@kind("tractor", [driveway], [(48, 9, 1), (-44, 10, 1), (4, 6, 1), (30, 10, 1.8)])
def tractor(k):
    k.options.setdefault("behind", k.pick("trees", "lot", "trees"))
    color, tone = k.pick(("#2f6a35", "green"), ("#a8302a", "red"), ("#d9782a", "orange"), ("#2a5a9a", "blue"), ("#c9a12f", "yellow"), name="color")
    mat, dark = m.paint(color, 0.3, 0.3, 0.8), m.plastic("#1d1e1f", 0.7)
    hub = m.paint("#d9b23a" if tone == "green" else "#d9d6cd", 0.4, 0.4)

    def big(at, r, wide, side):
        with s.place(at, (90 * side, 0, 0)):
            s.lathe(m.plastic("#1b1a19", 0.9), [(r * 0.55, -wide / 2), (r * 0.9, -wide / 2), (r * 0.95, -wide * 0.4), (r * 0.95, wide * 0.4), (r * 0.9, wide / 2), (r * 0.55, wide / 2)], seg=56, caps=False)
            for i in range(int(22 * r / 0.6)):
                a = i / int(22 * r / 0.6) * 6.283
                for d in (-1, 1):
                    b = a + (0.0 if d > 0 else 0.14)
                    with s.place((r * 0.95 * math.cos(b), r * 0.95 * math.sin(b), d * wide * 0.26), (0, 0, math.degrees(b))):
                        s.box(m.plastic("#1b1a19", 0.9), (r * 0.1, 0.05, wide * 0.5), (0, 0, -wide * 0.25), 0.008, (d * 26, 0, 0))
            s.cylinder(hub, r * 0.56, wide * 0.5, (0, 0, -wide * 0.25), bevel=0.03)
            s.lathe(hub, [(r * 0.5, wide * 0.26), (r * 0.3, wide * 0.12), (r * 0.12, wide * 0.3), (0, wide * 0.32)], seg=32)

    for side in (-1, 1):
        big((-0.75, side * 0.72, 0.66), 0.66, 0.36, -side)
        big((1.05, side * 0.6, 0.4), 0.4, 0.24, -side)
        arc = np.linspace(0.15, 2.7, 16)
        rows = [np.stack([-0.75 + 0.74 * np.cos(arc), np.full(16, side * y), 0.66 + 0.74 * np.sin(arc)], -1) for y in (0.42, 0.88)]
        part = s.grid(mat, rows, closed_u=False, caps=False)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    s.box(m.metal("#3a3b3d", 0.5), (1.9, 0.4, 0.36), (0.2, 0, 0.42), 0.03)
    s.rod(m.metal("#3a3b3d", 0.5), (-0.75, -0.7, 0.66), (-0.75, 0.7, 0.66), 0.1)
    s.rod(m.metal("#3a3b3d", 0.5), (1.05, -0.6, 0.4), (1.05, 0.6, 0.4), 0.06)
    body(mat, [(0.1, 0.3, 0.72, 1.2), (0.14, 0.31, 0.7, 1.24), (0.8, 0.31, 0.7, 1.22), (1.35, 0.29, 0.68, 1.14), (1.5, 0.25, 0.7, 1.05), (1.54, 0.2, 0.76, 0.98)], 4.5, 0.05)
    s.slab(dark, (0.4, 0.34, 0.04), 0.06, (1.51, 0, 0.88), (90, 0, 90), bevel=0.01)
    for y in (-1, 1):
        s.cylinder(m.material("#eef2f4", 0.05, clear=1.0, glow=0.3), 0.06, 0.05, (1.5, y * 0.2, 1.03), (0, 90, 0))
        for i in range(4):
            s.box(dark, (0.34, 0.006, 0.022), (1.05, y * 0.302, 0.82 + i * 0.06), 0)
    s.tube(m.metal("#2a2a2b", 0.5), [(0.75, 0.18, 1.15), (0.75, 0.18, 1.75), (0.7, 0.18, 1.82)], 0.035)
    s.box(dark, (0.5, 0.9, 0.06), (-0.2, 0, 0.66), 0.01)
    if k.chance(0.45):
        glass = m.pane("#20282c", 0.03)
        s.box(glass, (1.05, 1.0, 1.05), (-0.5, 0, 1.15), 0.05, taper=(0.86, 0.88))
        s.box(mat, (1.15, 1.08, 0.14), (-0.5, 0, 2.18), 0.06, soft=4)
        for x in (-1.02, -0.35, 0.02):
            for y in (-1, 1):
                s.bar(dark, (x, y * 0.5, 1.1), (-0.5 + (x + 0.5) * 0.88, y * 0.445, 2.2), 0.06)
        s.box(mat, (1.05, 1.0, 0.5), (-0.5, 0, 0.7), 0.05)
    else:
        s.cushion(dark, (0.44, 0.46, 0.12), (-0.62, 0, 1.0), square=0.4)
        with s.place((-0.84, 0, 1.08), (0, -12, 0)):
            s.cushion(dark, (0.12, 0.46, 0.4), square=0.4)
        s.box(mat, (0.4, 0.4, 0.3), (-0.62, 0, 0.7), 0.03)
        with s.place((-0.05, 0, 1.32), (0, -52, 0)):
            s.ring(dark, 0.19, 0.016)
            s.rod(dark, (-0.17, 0, 0), (0.17, 0, 0), 0.012)
        s.rod(dark, (0.12, 0, 1.1), (-0.05, 0, 1.32), 0.02)
        for y in (-1, 1):
            s.tube(mat if k.chance(0.4) else dark, [(-1.0, y * 0.5, 0.8), (-1.02, y * 0.5, 2.1), (-1.02, y * 0.3, 2.2)], 0.035, smooth=False)
        s.rod(dark, (-1.02, -0.3, 2.2), (-1.02, 0.3, 2.2), 0.035)
        if k.chance(0.5):
            s.slab(mat, (1.0, 1.1, 0.06), 0.08, (-0.75, 0, 2.22), bevel=0.02)
    if k.chance(0.5):
        for y in (-1, 1):
            s.tube(mat, [(0.25, y * 0.42, 1.15), (1.2, y * 0.44, 1.1), (1.75, y * 0.44, 0.5)], 0.055, smooth=False, seg=4)
        pts = [(0, 0), (0.42, 0.02), (0.5, 0.06), (0.1, 0.12), (0.06, 0.46), (0, 0.46)]
        s.plate(m.metal("#5a5b5d", 0.5), [(x, z) for x, z in pts], 1.5, (1.7, 0.75, 0.12), (90, 0, 0), bevel=0.01)
    k.say(f"{tone} tractor")
