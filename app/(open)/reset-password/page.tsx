import type { Metadata } from "next";
import { ResetPage } from "@/components/auth/reset-page";
import { Card, CardContent } from "@/components/ui/card";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = {
  title: "Reset Password",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function ResetPasswordPage({ searchParams }: { searchParams: PageParams }) {
  const token = (await readPageParams(searchParams)).token ?? null;
  // Fills the viewport, so that late content doesn't shift the footer.
  return (
    <div className="page min-h-svh py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <h1 className="text-2xl font-bold">Reset Password</h1>
          <ResetPage token={token} />
        </CardContent>
      </Card>
    </div>
  );
}
