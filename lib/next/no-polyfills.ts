// Replaces the framework's polyfills of 2019 to 2022 (`Array.prototype.at`, `URL.canParse` and the like), which every page would load.
export {};
