export const tilesUrl = "/map/tiles.pmtiles";

/** A style for each color scheme, or a PMTiles file that the map draws in the site's colors. */
export type MapTiles = { style: string; darkStyle: string } | { archive: string };
