import { viewAround } from "./clusters";
import { MapGround } from "./still-map";

const width = 50;

export function SpotMap({ name, x, y }: { name: string; x: number; y: number }) {
  const view = viewAround(x, y, width);
  const place = {
    left: `${((x - view.x) / view.width) * 100}%`,
    top: `${((y - view.y) / view.height) * 100}%`,
  };
  return (
    <figure className="grid gap-2 [&>div]:max-h-72">
      <MapGround view={view}>
        <span
          aria-hidden
          className="bg-primary border-card absolute size-4 -translate-1/2 rounded-full border-2"
          style={place}
        />
        <span
          aria-hidden
          className="absolute mt-3 -translate-x-1/2 text-sm leading-none font-semibold whitespace-nowrap"
          style={place}
        >
          {name}
        </span>
      </MapGround>
      <figcaption className="text-muted-foreground text-sm">
        In {name}. The map shows the city center, not the address.
      </figcaption>
    </figure>
  );
}
