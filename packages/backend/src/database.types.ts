// Printed from the migrations by generate-types.ts. Change those, then run
// node packages/backend/src/generate-types.ts

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      menu_items: {
        Row: {
          created_at: string;
          id: number;
          order_index: number;
          section: string;
          slug: string;
          title: string;
          updated_at: string;
          visible: boolean;
        };
        Insert: {
          created_at?: string;
          id?: never;
          order_index?: number;
          section: string;
          slug: string;
          title: string;
          updated_at?: string;
          visible?: boolean;
        };
        Update: {
          created_at?: string;
          id?: never;
          order_index?: number;
          section?: string;
          slug?: string;
          title?: string;
          updated_at?: string;
          visible?: boolean;
        };
        Relationships: [];
      };
      newsletter_subs: {
        Row: {
          created_at: string;
          email: string;
          id: number;
          source: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: never;
          source: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: never;
          source?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      subscribe_by_form: { Args: { email: string }; Returns: undefined };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
