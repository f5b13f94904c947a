export type Option = { id: string; href: string; text: string };

export type PanelState = "focused" | "used" | null;
