"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Card, CardContent } from "@/components/ui/card";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import type { AuthTab } from "./auth-store";
import { AuthTabs } from "./auth-tabs";
import { showRegistered } from "./hooks";
import { ResetDialog } from "./reset-dialog";

type Props = {
  title: string;
  children: React.ReactNode;
};

export function SignInPanel({ title, children }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState<AuthTab>("login");
  const [resetting, setResetting] = useState(false);

  function complete(person: RegisteredDto): void {
    showRegistered(person);
    router.refresh();
  }

  return (
    <div className="page py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="text-muted-foreground">{children}</p>
          <AuthTabs
            tab={tab}
            onTab={setTab}
            onSignedIn={() => router.refresh()}
            onRegistered={complete}
            onForgot={() => setResetting(true)}
          />
        </CardContent>
      </Card>
      <ResetDialog open={resetting} onOpenChange={setResetting} />
    </div>
  );
}
