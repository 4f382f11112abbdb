/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store = {
  notice: 'Sample data: nothing here is real or sold.',
  products: '{count, plural, one {# product} other {# products}}',
  rating: 'Rated {score} out of 5 by {count, plural, one {# person} other {# people}}',
  priceEach: '{price} each',
  category: {
    templates: 'Templates',
    courses: 'Courses',
    graphics: 'Graphics',
    code: 'Code',
  },
  toolbar: {
    label: 'Store tools',
    name: 'Demo store',
    wishlist: 'Wishlist, {count, plural, =0 {empty} one {# product} other {# products}}',
  },
  search: {
    label: 'Search the store',
    submit: 'Search',
  },
  add: 'Add to cart',
  addNamed: 'Add {name} to the cart',
  wish: {
    add: 'Add to wishlist',
    addNamed: 'Add {name} to the wishlist',
    remove: 'Remove from wishlist',
    removeNamed: 'Remove {name} from the wishlist',
  },
  quantity: {
    label: 'Quantity',
    labelNamed: 'Quantity of {name}',
    less: 'One less',
    more: 'One more',
  },
  line: {
    remove: 'Remove {name}',
    removed: '{name} was removed.',
    undo: 'Undo',
  },
  cart: {
    title: 'Cart',
    close: 'Close cart',
    subtotal: 'Subtotal',
    checkout: 'Checkout',
    checkoutNote:
      'This is a sample store: it sells nothing, and nothing was sent. A real store would ask for payment here.',
    empty: 'Your cart is empty',
    emptyHint: 'What you add to the cart waits here.',
    emptyAction: 'See all products',
  },
  wishlist: {
    title: 'Wishlist',
    lead: 'What you like and have not bought yet.',
    close: 'Close wishlist',
    move: 'Move to cart',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: 'Move to cart: {name}',
    empty: 'Your wishlist is empty',
    emptyHint: 'Press the heart of a product to keep it here.',
    emptyAction: 'See all products',
  },
  details: {
    title: 'Product details',
    close: 'Close product details',
    by: 'by {maker}',
    page: 'Open the full page',
    more: 'More in {category}',
  },
  all: {
    title: 'All products',
    lead: 'Things for people who make software.',
  },
  home: {
    pageTitle: 'Store home',
    title: 'Find something to make things with',
    lead: 'Templates, courses, graphics and code, from a handful of makers.',
    categories: 'By category',
    best: 'Best rated',
    bestAll: 'All by rating',
  },
  results: {
    title: 'Search the store',
    titleQuery: 'Results for “{query}”',
    category: 'Category',
    allCategories: 'All categories',
    sort: 'Sort by',
    sorts: {
      featured: 'Featured',
      rating: 'Best rated',
      price: 'Lowest price',
      price_desc: 'Highest price',
    },
    view: 'View',
    grid: 'Show as a grid',
    list: 'Show as a list',
    empty: 'No product matches this',
    emptyHint: 'Try a broader word, or look through all of them.',
    emptyAction: 'Show all products',
  },
  orders: {
    title: 'My orders',
    lead: 'What a customer of this store would have bought.',
    number: 'Order {number}',
    placed: 'Placed on {date}',
    status: {
      preparing: 'Being prepared',
      delivered: 'Delivered',
      refunded: 'Refunded',
    },
    total: 'Total',
    again: 'Buy again',
    // Begins with what is seen on the button.
    againNamed: 'Buy again: order {number}',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    store: typeof store;
  }
  interface Parts {
    store: true;
  }
}
