import { render } from "@testing-library/react";
import { UserAvatar } from "./avatar";

function avatarOf(ui: React.ReactElement): Element {
  const { container } = render(ui);
  return container.querySelector("[data-slot=avatar]") ?? container;
}

describe("UserAvatar", () => {
  test("shows initials on the color of the first letter", () => {
    const ada = avatarOf(<UserAvatar user={{ firstName: "Ada", lastName: "Lovelace" }} />);
    const alan = avatarOf(<UserAvatar user={{ firstName: "Alan", lastName: "Turing" }} />);
    expect(ada).toHaveTextContent("AL");
    const ground = (element: Element) => /bg-avatar-\d+/.exec(element.className)?.[0];
    expect(ground(ada)).toBeDefined();
    expect(ground(ada)).toBe(ground(alan));
  });

  test("shows U for a user without a name", () => {
    expect(avatarOf(<UserAvatar user={{}} />)).toHaveTextContent(/^U$/);
  });

  test("shows the picture over the initials, so that a broken one reveals them", () => {
    const avatar = avatarOf(<UserAvatar user={{ firstName: "Ada", profilePicture: "/images/a.webp" }} />);
    expect(avatar.querySelector("img")).toHaveAttribute("src", "/images/a.webp");
    expect(avatar).toHaveTextContent("A");
  });

  test("has four sizes", () => {
    const sizes = (["sm", "md", "lg", "xl"] as const).map(
      (size) => /\bsize-\d+/.exec(avatarOf(<UserAvatar user={{}} size={size} />).className)?.[0],
    );
    expect(new Set(sizes).size).toBe(4);
  });
});
