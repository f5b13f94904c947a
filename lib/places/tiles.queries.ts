import "server-only";
import { env } from "@/lib/server/env";
import { tilesPathOf } from "@/lib/server/map-settings";
import { hasFront } from "@/lib/server/response-context";
import { tilesUrl, type MapTiles } from "./tiles.rules";

/** The tiles behind maps; null if the site draws its own shapes, as it does without the front server and its policy. */
export function readTiles(): MapTiles | null {
  const { MAP_STYLE_URL: style, MAP_STYLE_DARK_URL: darkStyle = style, MAP_TILES: archive } = env;
  if (!hasFront()) return null;
  if (style && darkStyle) return { style, darkStyle };
  if (!archive) return null;
  return { archive: tilesPathOf(env) ? tilesUrl : archive };
}
