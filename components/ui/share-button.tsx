"use client";

import { useRef, useState, type MouseEvent } from "react";
import { buttonVariants, type ButtonVariants } from "./button-variants";
import { Check, Share } from "./icons";

type ShareButtonProps = ButtonVariants & {
  title: string;
  url: string;
  className?: string;
};

const confirmationMs = 2500;

/** Opens the device's share sheet, otherwise copies the URL; without JavaScript, a mailto link. */
export function ShareButton({ title, url, variant = "ghost", size, className }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);

  async function share(event: MouseEvent) {
    event.preventDefault();
    const address = new URL(new URL(url).pathname, window.location.href).href;
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), confirmationMs);
    } catch (error) {
      // Aborting means that the user closed the share sheet; otherwise fall back to email.
      if (error instanceof DOMException && error.name === "AbortError") return;
      window.location.assign(mailto(title, address));
    }
  }

  const Mark = copied ? Check : Share;
  return (
    <a
      href={mailto(title, url)}
      data-slot="share-button"
      className={`${buttonVariants({ variant, size })} ${className ?? ""}`}
      onClick={(event) => void share(event)}
    >
      <Mark />
      <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
    </a>
  );
}

function mailto(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
