"use client";

import { useMutation } from "@tanstack/react-query";
import { saveFile } from "@/components/forms/save-file";
import { errorText } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/more-icons";
import { exportAccount } from "@/lib/account/export.contract";
import { call } from "@/lib/client/api";
import { ProfileSection } from "./section";

/** Everything the site holds about the person, as a file. */
export function DataSection() {
  const download = useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: (data) =>
      saveFile({
        name: `${data.account.username}-data.json`,
        type: "application/json",
        text: JSON.stringify(data, null, 2),
      }),
  });
  return (
    <ProfileSection
      id="data"
      title="Your data"
      description="Everything we have about you, in one JSON file: your account, listings, messages, reviews and more."
    >
      <Button
        variant="secondary"
        pending={download.isPending}
        className="max-sm:w-full"
        onClick={() => download.mutate()}
      >
        <Download />
        Download my data
      </Button>
      {download.error ? (
        <p role="alert" className="text-harm mt-3 text-sm font-medium">
          {errorText(download.error, "We couldn’t prepare your data. Please try again.")}
        </p>
      ) : null}
    </ProfileSection>
  );
}
