import type { Metadata, Viewport } from "next";
import { BottomBar } from "@/components/layout/bottom-bar";
import type { Site } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { mainId, SkipLink } from "@/components/layout/skip-link";
import { Body, Providers } from "@/components/providers";
import { SearchBox } from "@/components/search/search-box";
import { homepageCopy } from "@/lib/homepage/copy";
import { getHomepageSettings } from "@/lib/homepage/queries";
import { previewLogo } from "@/lib/homepage/rules";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { requestedUrl, requestedProblem } from "@/lib/server/response-context";
import { getSite } from "@/lib/server/site";
import { bootScript } from "@/lib/shared/boot";
import { themeColors } from "@/lib/shared/theme";
import { fontVariables } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSite();
  return {
    metadataBase: new URL(env.APP_URL),
    applicationName: name,
    title: { default: name, template: `%s · ${name}` },
    description: `${name} brings together products, services, real estate and jobs from vendors across the US.`,
    formatDetection: { telephone: false, email: false, address: false },
    appleWebApp: { capable: true, title: name, statusBarStyle: "default" },
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: themeColors.light },
    { media: "(prefers-color-scheme: dark)", color: themeColors.dark },
  ],
};

/** Nothing is prerendered: a build has no database, and the logo is a runtime setting. */
export const dynamic = "force-dynamic";

async function readSite(): Promise<Site> {
  const plain: Site = { ...(await getSite()), logo: null };
  // The failure may be the database, so don't wait for it again.
  if ((requestedProblem()?.status ?? 0) >= 500) return plain;
  const unsaved = previewLogo(requestedUrl());
  if (unsaved !== null) return { ...plain, logo: unsaved || null };
  const logo = await getHomepageSettings().then(
    (settings) => settings.siteLogo,
    (error: unknown) => {
      log.warn({ event: "setting_lost", err: error }, homepageCopy.settingFailed("site_logo"));
      return null;
    },
  );
  return { ...plain, logo };
}

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const site = await readSite();
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <Body className="flex flex-col pb-(--bottom-bar) font-sans antialiased">
        <Providers>
          <SkipLink />
          <Header site={site} search={<SearchBox />} />
          <main id={mainId} tabIndex={-1} className="flex-1">
            {children}
          </main>
          <Footer site={site} />
          <BottomBar />
        </Providers>
      </Body>
    </html>
  );
}
