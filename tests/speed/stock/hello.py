print("The table is laid.")
