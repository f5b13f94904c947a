export const adModerationCopy = { reasonMissing: "Give a reason. The vendor will see it." } as const;

export const adReasonTemplates = [
  {
    name: "Picture is hard to read",
    text: "The picture is too small or too busy. Please use a wide picture with little text.",
  },
  {
    name: "Destination doesn’t match",
    text: "The link doesn’t match what the ad shows. Please fix it and resubmit.",
  },
  { name: "Not allowed", text: "Our Terms of Service don’t allow what you’re advertising." },
] as const;
