import { NextResponse, type NextRequest } from "next/server";
import { guardedGroup } from "@/lib/auth/rules";
import { decodeCredential, sessionCookie } from "@/lib/server/tokens";
import { groupRoles } from "@/lib/shared/access";

/** First layer of access control: decides only from the cookie, before rendering. Pages and queries check again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const group = guardedGroup(pathname);
  if (!group) return NextResponse.next();
  const credential = await decodeCredential(request.cookies.get(sessionCookie)?.value ?? null);
  if (!credential) {
    return NextResponse.redirect(new URL(`/auth?next=${encodeURIComponent(pathname + search)}`, request.url));
  }
  const mayModerate = group === "admin" && credential.moderator;
  if (!mayModerate && !groupRoles[group].includes(credential.role)) {
    return NextResponse.rewrite(new URL(`/denied?area=${group}`, request.url), { status: 403 });
  }
  return NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/profile",
    "/favorites",
    "/saved-jobs",
    "/saved-searches/:path*",
    "/rewards",
    "/reviews",
    "/cases/:path*",
    "/purchases",
    "/sales",
    "/create-job",
    "/edit-job/:path*",
    "/my-jobs/:path*",
    "/my-applications",
    "/customer",
    "/admin/:path*",
    "/vendor",
    "/subscription",
    "/create-advertisement",
    "/create-listing",
    "/edit-listing/:path*",
    "/edit-advertisement/:path*",
  ],
};
