export type Option = { id: string; href: string; text: string };

/** `focused`: only focused; `used`: pressed or typed in. */
export type PanelState = "focused" | "used" | null;
