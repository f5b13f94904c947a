import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { BlockedWords } from "@/components/admin/words/blocked-words";
import { listBlockedWords } from "@/lib/reports/blocked-words.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export const metadata: Metadata = { title: "Blocked words", robots: { index: false, follow: false } };

export default function AdminBlockedWordsPage() {
  return (
    <AdminPage path={adminHrefs.blockedWords()}>
      {async () => {
        const words = await listBlockedWords();
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Blocked words" current="blocked-words" />
            <p className="text-muted-foreground max-w-prose">
              We point out flagged words in the review queues, and the decision is yours. Refused words aren’t
              allowed in listings, jobs, reviews, ads or business profiles, and we tell the author which word
              it is.
            </p>
            <BlockedWords words={words} />
          </div>
        );
      }}
    </AdminPage>
  );
}
