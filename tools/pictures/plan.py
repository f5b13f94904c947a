"""python3 tools/pictures/plan.py > manifest.json: which pictures the demo needs."""
import json

dear = "camera laptop guitar violin saxophone telescope bicycle motorscooter pickup suv tractor sofa watch ring".split()
plain = ("headphones controller microphone radio keyboard drum scooter skateboard skates tent racket basketball boots backpack "
         "suitcase handbag sneakers coat sunglasses chair teapot vase basket plant clock mirror toolbox bear books bouquet honey "
         "cake yarn armchair table dresser bookshelf desk lamp bed rug phone tablet monitor tv speaker console").split()
services = ("cleaning plumbing electrical painting gardening moving handyman auto web bookkeeping photography catering hair spa "
            "pets tutoring music training events").split()
homes = {"single-family": 30, "condo": 12, "townhouse": 12, "apartment": 12, "duplex": 6, "mobile": 6}
inside = {"single-family": ("living", "kitchen", "bedroom", "bath", "dining"), "mobile": ("living", "kitchen")}
business = {"office-building": ("office", "empty"), "retail": ("empty",), "industrial": ("empty",), "hospitality": ("bedroom", "bath", "dining"),
            "restaurant": ("dining",), "mixed-use": ("living", "empty"), "farm": (), "development": ()}
interior = {"office-building": "room", "retail": "store", "industrial": "warehouse", "mixed-use": "store"}
styles = "colonial ranch modern cottage craftsman farmhouse adobe mediterranean cape".split()


def entries():
    def add(group, kind, seed, angle=0, room=None, **options):
        name = f"{group}/{kind}/{seed}/{room or angle}"
        entry = {"id": name, "kind": room or kind, "seed": seed, "angle": angle}
        if options:
            entry["options"] = options
        return entry

    for kind in dear:
        for seed in range(1, 7):
            for angle in range(3):
                yield add("product", kind, seed, angle)
    for kind in plain:
        for seed in range(1, 8):
            yield add("product", kind, seed)
    for kind in services:
        for seed in range(1, 7):
            yield add("service", kind, seed, (seed - 1) % 3)
    number = 100
    for kind, count in homes.items():
        for i in range(count):
            number += 1
            options = {"style": styles[i % len(styles)]} if kind == "single-family" else {}
            yield add("home", kind, number, i % 3, **options)
            for room in inside.get(kind, ("living", "kitchen", "bedroom")):
                yield add("home", kind, number, i % 3, room)
    for kind, rooms in business.items():
        for i in range(6):
            number += 1
            yield add("business", kind, number, i % 3)
            for room in rooms:
                yield add("business", kind, number, i % 3, room, **({"form": interior[kind]} if room == "empty" else {}))
    for style in ("meadow", "mountain", "lake", "desert", "wooded"):
        for i in range(5):
            number += 1
            yield add("land", "vacant-land", number, i % 3, style=style)
    for name, kind, seed, options in (("street", "single-family", 7, {}), ("hills", "vacant-land", 8, {"style": "meadow"}), ("room", "living", 9, {}),
                                      ("bench", "handyman", 3, {}), ("shelf", "bookshelf", 4, {}), ("lake", "vacant-land", 11, {"style": "lake"})):
        yield {"id": f"banner/{name}", "kind": kind, "seed": seed, "angle": 0, "options": options, "size": [1600, 640]}


print(json.dumps(list(entries()), indent=0))
