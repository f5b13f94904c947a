import { getToken } from "next-auth/jwt";
import { NextResponse, type NextRequest } from "next/server";
import { guardedGroup } from "@/lib/auth/rules";
import { groupRoles, type Role } from "@/lib/shared/access";

/** The first ring: decides from the cookie alone, before anything renders; pages and data decide again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const group = guardedGroup(pathname);
  if (!group) return NextResponse.next();
  const secureCookie = request.cookies.has("__Secure-next-auth.session-token");
  const token = await getToken({ req: request, secureCookie });
  if (!token) {
    return NextResponse.redirect(new URL(`/auth?next=${encodeURIComponent(pathname + search)}`, request.url));
  }
  if (!groupRoles[group].includes(token.role as Role)) {
    return NextResponse.rewrite(new URL(`/denied?area=${group}`, request.url), { status: 403 });
  }
  return NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/profile",
    "/favorites",
    "/saved-searches/:path*",
    "/rewards",
    "/reviews",
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
