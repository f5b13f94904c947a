"use client";

import { useRouter } from "next/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { LocateButton } from "./locate-button";
import { placeHref } from "./place-mark";

export function NearMeButton({ href }: { href: string }) {
  const router = useRouter();
  return (
    <LocateButton
      className={buttonVariants({ variant: "secondary" })}
      onFound={({ id }) => router.push(placeHref(href, id))}
    />
  );
}
