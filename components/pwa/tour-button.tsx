"use client";

import { usePathname, useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { tourCopy } from "@/lib/pwa/tour.copy";
import { hrefs } from "@/lib/shared/hrefs";

const Tour = lazy(() => import("./tour").then((module) => ({ default: module.Tour })));

export function TourButton() {
  const router = useRouter();
  const isHome = usePathname() === hrefs.home();
  const [isRequested, setRequested] = useState(false);

  function open() {
    if (!isHome) router.push(hrefs.home());
    setRequested(true);
  }

  return (
    <>
      <Button variant="ghost" onClick={open}>
        {tourCopy.take}
      </Button>
      {isRequested && isHome ? (
        <Suspense>
          <Tour onClose={() => setRequested(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
