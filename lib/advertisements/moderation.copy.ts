export const adModerationCopy = { reasonMissing: "Give a reason. The vendor will see it." } as const;

export const adReasonTemplates = [
  {
    name: "Picture cannot be read",
    text: "The picture is too small or too full to be read. Please use a wide picture with little text.",
  },
  {
    name: "Destination does not fit",
    text: "The address does not lead to what the advertisement shows. Please correct it and send it in again.",
  },
  { name: "Not allowed", text: "What you advertise is not allowed by our Terms of Service." },
] as const;
