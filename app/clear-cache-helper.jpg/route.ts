import { clearCacheHelper } from "@/lib/platform/contract";
import { route } from "@/lib/server/route";

const pixel = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);

export const GET = route(
  clearCacheHelper,
  () => new Response(pixel, { headers: { "content-type": "image/jpeg", "cache-control": "no-store" } }),
);
