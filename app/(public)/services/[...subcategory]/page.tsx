import { subcategoryPages } from "../../_category/subcategory-page";

const { generateMetadata, Page } = subcategoryPages("services");

export { generateMetadata };
export default Page;
