import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import garage, patio, room, studio, table_top

views = [(-34, 13, 1), (40, 18, 1), (6, 10, 1), (-24, 24, 1.9)]
cloths = ("#5f6f65", "#7d8790", "#b59a7a", "#8c4f3f", "#3f5266", "#c9bda8", "#2f3a3a", "#a07f45", "#6a5f74", "#d8d0c2")


def upholstery(k, names=("plain", "boucle", "velvet", "twill")):
    if k.chance(0.25):
        return m.leather(k.pick("#6b4128", "#8a5a38", "#2b2522", "#a8815a"), 0.45, 0.3)
    return m.fabric(k.pick(*cloths, name="color"), k.pick(*names), k.between(0.02, 0.15))


@kind("chair", [room, room, room, studio, patio], views)
def chair(k):
    species = k.pick("oak", "walnut", "cherry", "white oak", "teak", "ebony", name="wood")
    w, d, h = k.between(0.42, 0.48), k.between(0.4, 0.46), k.between(0.43, 0.46)
    mat = m.wood(species, 0.4, k.between(0.05, 0.3))
    form = k.pick("slat", "spindle", "ladder", "shell", "panel", name="form")
    top = k.between(0.82, 0.95)
    lean = 0.09
    legs = k.pick("round", "square")
    if form == "shell":
        shell = m.plastic(k.pick("#e8e4da", "#c77b3f", "#3f5a5f", "#d9b648", "#2b2c2e", "#8f3f35"), 0.35)

        def seat(u, v):
            x = (u - 0.5) * (w + 0.02) * (1 - 0.18 * np.clip(v - 0.6, 0, 1))
            t = np.clip((v - 0.45) / 0.55, 0, 1)
            y = np.where(v < 0.45, -d / 2 + v / 0.45 * d, d / 2 + 0.12 * t**1.2)
            z = h - 0.03 * np.sin(np.clip(v / 0.45, 0, 1) * 3.14) - 0.04 * np.clip(0.12 - v, 0, 1) * 4 + (top - h) * t**1.35
            curl = (np.abs(u - 0.5) * 2) ** 2.6
            return np.stack([x, y - curl * 0.1 * t, z + curl * (0.075 * (1 - 0.6 * t))], -1)

        part = s.sheet(shell, seat, 40, 50)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
        for x in (-1, 1):
            for y in (-1, 1):
                s.rod(mat, (x * w * 0.26, y * d * 0.26, h - 0.02), (x * w * 0.48, y * d * 0.5, 0), 0.017, 0.011)
        for x in (-1, 1):
            s.rod(m.iron(), (x * w * 0.36, -d * 0.36, h * 0.5), (-x * w * 0.3, d * 0.3, h - 0.05), 0.005)
    else:
        for x in (-1, 1):
            if legs == "round":
                s.rod(mat, (x * w * 0.46, -d * 0.5, 0), (x * w * 0.42, -d * 0.42, h), 0.013, 0.02)
            else:
                s.bar(mat, (x * w * 0.46, -d * 0.47, 0), (x * w * 0.45, -d * 0.44, h), 0.03, taper=1.25)
            post = [(x * w * 0.46, d * 0.5, 0), (x * w * 0.44, d * 0.44, h), (x * w * 0.44, d * 0.44 + lean, top)]
            s.tube(mat, post, [0.014, 0.019, 0.014], seg=4 if legs == "square" else 14)
        seat = k.pick("pad", "wood", "woven", name="seat")
        if seat == "wood":
            s.slab(mat, (w, d, 0.028), 0.05, (0, 0, h), bevel=0.01)
        else:
            s.box(mat, (w * 0.94, d * 0.94, 0.05), (0, 0, h - 0.045), 0.006)
            cloth = upholstery(k) if seat == "pad" else m.fabric("#b99a68", "knit", 0.2, size=0.12)
            s.cushion(cloth, (w, d, 0.055 if seat == "pad" else 0.03), (0, 0, h), square=0.22, puff=0.3, lumps=0.003)
        if form == "slat":
            for t in (0.35, 0.62, 0.89):
                z = h + (top - h) * t
                y = d * 0.44 + lean * t
                s.tube(mat, [(-w * 0.44, y, z), (0, y + 0.03, z), (w * 0.44, y, z)], 0.028, flat=0.3, seg=16)
        elif form == "ladder":
            for t in np.linspace(0.25, 0.95, 5):
                z, y = h + (top - h) * t, d * 0.44 + lean * t
                s.rod(mat, (-w * 0.44, y, z), (w * 0.44, y, z), 0.011)
        elif form == "spindle":
            s.tube(mat, [(-w * 0.5, d * 0.42 + lean, top - 0.03), (0, d * 0.44 + lean + 0.05, top), (w * 0.5, d * 0.42 + lean, top - 0.03)], 0.03, flat=0.45)
            for x in np.linspace(-0.36, 0.36, 7):
                s.rod(mat, (x * w, d * 0.42, h + 0.01), (x * w * 1.05, d * 0.44 + lean + 0.04 * (1 - (x / 0.4) ** 2), top - 0.02), 0.007)
        else:
            cloth = upholstery(k)
            with s.place((0, d * 0.44 + lean * 0.55, h + 0.1), (-lean / (top - h) * 50, 0, 0)):
                s.cushion(cloth, (w * 0.9, 0.06, top - h - 0.1), square=0.2, puff=0.05, lumps=0.002)
        if k.chance(0.6):
            for x in (-1, 1):
                s.rod(mat, (x * w * 0.45, -d * 0.46, h * 0.4), (x * w * 0.455, d * 0.47, h * 0.4), 0.009)
            s.rod(mat, (-w * 0.45, 0, h * 0.4), (w * 0.45, 0, h * 0.4), 0.009)
    k.say(f"{species} chair")


def legs(k, w, d, h, style=None, mat=None):
    mat = mat or k.pick(m.wood("oak"), m.wood("walnut"), m.wood("ebony"), m.iron())
    for x in (-1, 1):
        for y in (-1, 1):
            if (style or "taper") == "taper":
                s.rod(mat, (x * (w / 2 + 0.01), y * (d / 2 + 0.01), 0), (x * (w / 2 - 0.03), y * (d / 2 - 0.03), h), 0.013, 0.024)
            elif style == "block":
                s.box(mat, (0.055, 0.055, h), (x * w / 2, y * d / 2, 0), 0.004)
            else:
                s.bar(mat, (x * w / 2, y * d / 2, 0), (x * w / 2, y * d / 2, h), 0.022)


@kind("sofa", [room], [(-24, 11, 1), (30, 14, 1), (2, 9, 1), (-38, 20, 1.8)])
def sofa(k):
    cloth = upholstery(k)
    seats = k.pick(2, 2, 3)
    sw, d, arm = k.between(0.66, 0.78), k.between(0.84, 0.95), k.pick(0.1, 0.16, 0.22)
    w, foot, seat_h, back_h = seats * sw, k.pick(0.06, 0.13, 0.17), 0.42, k.between(0.76, 0.88)
    form = k.pick("track", "roll", "mid", "soft", name="form")
    legs(k, w + arm * 1.4, d * 0.8, foot, k.pick("taper", "block", "bar"))
    base = 0.16
    s.box(cloth, (w + 2 * arm * 0.96, d * 0.96, base), (0, 0, foot), 0.03, soft=4)
    z = foot + base
    arm_h = {"track": 0.6, "roll": 0.6, "mid": 0.56, "soft": 0.54}[form]
    for x in (-1, 1):
        if form == "roll":
            s.box(cloth, (arm * 0.8, d, arm_h - foot - 0.05), (x * (w / 2 + arm / 2), 0, foot), 0.03, soft=4)
            s.cylinder(cloth, max(0.1, arm * 0.62), d * 1.01, (x * (w / 2 + arm / 2 + 0.02), d / 2, arm_h - 0.02), (90, 0, 0), 0.02)
        elif form == "soft":
            s.cushion(cloth, (arm * 1.25, d, arm_h - foot), (x * (w / 2 + arm / 2), 0, foot), square=0.35, puff=0.08)
        else:
            s.box(cloth, (arm, d, arm_h - foot), (x * (w / 2 + arm / 2), 0, foot), 0.022 if form == "track" else 0.045, soft=4)
    s.box(cloth, (w, 0.2, back_h - foot - 0.08), (0, d / 2 - 0.12, foot), 0.05, (-7, 0, 0), soft=4)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * sw
        s.cushion(cloth, (sw * 0.995, d - 0.2, 0.19), (x, -0.09, z - 0.02), (0, 0, k.between(-0.6, 0.6)), square=0.16, puff=0.16, lumps=0.006)
        with s.place((x, d / 2 - 0.25, z + 0.12), (-13, 0, k.between(-1, 1))):
            s.cushion(cloth, (sw * 0.98, 0.2, back_h - z - 0.04), square=0.3, puff=0.1, lumps=0.012)
    for i in range(k.pick(0, 1, 2, 3)):
        pillow = m.fabric(k.pick("#c98f5f", "#d9d2c4", "#3f4f5a", "#a6553f", "#8f9b7a", "#e2c87a"), k.pick("knit", "plain", "twill"), 0.02, k.pick(None, "#efe8da"))
        x = (-1 if i % 2 == 0 else 1) * (w / 2 - 0.22 - 0.16 * (i // 2))
        with s.place((x, d / 2 - 0.45, z + 0.16), (-24, k.between(-12, 12), -x * 14)):
            s.cushion(pillow, (0.42, 0.15, 0.42), square=0.55, puff=0.0, pinch=0.1)
    if k.chance(0.25):
        throw = m.fabric(k.pick("#d8c9ae", "#7a8c8f", "#b5654a"), "knit", 0.02)
        x0 = (w / 2 + arm / 2) * k.pick(-1, 1)

        def drape(u, v):
            t = (v - 0.4) * 1.1
            over = np.abs(t) - arm / 2 - 0.015
            x = np.where(over < 0, t, np.sign(t) * (arm / 2 + 0.017))
            zz = np.where(over < 0, arm_h + 0.012, arm_h - np.clip(over, 0, 1))
            return np.stack([x0 + x + 0.006 * np.sin(u * 40), (u - 0.5) * 0.5 - 0.1 + 0.02 * np.sin(v * 9), zz], -1)

        s.sheet(throw, drape, 60, 90)
    k.say("sofa")
