export type Option = { id: string; href: string; text: string };

/** `focused`: by focus alone; `used`: pressed or typed in. */
export type PanelState = "focused" | "used" | null;
