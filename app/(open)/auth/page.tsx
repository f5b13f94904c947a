import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AuthPanel } from "@/components/auth/auth-panel";
import { Alert } from "@/components/ui/alert";
import { Card, CardContent } from "@/components/ui/card";
import { safeNext } from "@/lib/auth/entry/return-path.rules";
import { readOidcStep } from "@/lib/auth/oidc/ticket.queries";
import { authRedirect } from "@/lib/auth/rules";
import { oidcProvider } from "@/lib/server/oidc";
import { getViewer } from "@/lib/server/viewer";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Login", robots: { index: false, follow: false } };

export default async function AuthPage({ searchParams }: { searchParams: PageParams }) {
  const [params, viewer] = await Promise.all([readPageParams(searchParams), getViewer()]);
  const next = safeNext(params.next);
  if (viewer) redirect(next ?? authRedirect(viewer.role));

  const configured = oidcProvider();
  const provider = configured && {
    name: configured.name,
    step: await readOidcStep(await headers(), params.oidc),
  };

  return (
    <div className="page py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <noscript>
            <Alert variant="waiting" title="You need JavaScript to sign in.">
              You can browse without it.
            </Alert>
          </noscript>
          <AuthPanel
            tab={params.tab === "register" ? "register" : "login"}
            as={params.as === "vendor" ? "vendor" : "customer"}
            next={next}
            provider={provider}
          />
        </CardContent>
      </Card>
    </div>
  );
}
