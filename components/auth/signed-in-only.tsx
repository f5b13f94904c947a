"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { currentUserQuery } from "@/components/users/hooks";
import { SignInPanel } from "./sign-in-panel";

type Props = { title: string; reason: string; children: ReactNode };

export function SignedInOnly({ title, reason, children }: Props) {
  const { data } = useQuery(currentUserQuery);
  return data === null ? <SignInPanel title={title}>{reason}</SignInPanel> : children;
}
