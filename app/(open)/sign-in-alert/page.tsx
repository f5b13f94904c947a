import type { Metadata } from "next";
import { SignInAlertView } from "@/components/auth/sign-in-alert-view";
import { Card, CardContent } from "@/components/ui/card";
import { readSignInAlert } from "@/lib/auth/credentials/sign-in-alert.queries";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = {
  title: "Secure Your Account",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function SignInAlertPage({ searchParams }: { searchParams: PageParams }) {
  const { token = "" } = await readPageParams(searchParams);
  const alert = await readSignInAlert(token);
  return (
    <div className="page py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <h1 className="text-2xl font-bold">Secure Your Account</h1>
          <SignInAlertView token={token} alert={alert} />
        </CardContent>
      </Card>
    </div>
  );
}
